import { invoicedBillings, type customerBillings, type podStatuses, type supplierBillings } from './status.ts';

interface Closing {
  readonly podStatus: (typeof podStatuses)[number];
  readonly sell: number | bigint;
  readonly buy: number | bigint;
  readonly customerBilling: (typeof customerBillings)[number];
  readonly supplierBilling: (typeof supplierBillings)[number];
}

const proven: readonly string[] = ['NOT_REQUIRED', 'podAccepted', 'WAIVED'];
const settled: readonly string[] = ['APPROVED', 'EXPORTED', 'PAID'];

/**
 * Names the first thing that a delivered load waits for before it is closed: its proofs, then an invoice of each side that
 * costs something.
 * The server refuses with it, and the desk offers the closing by it.
 */
export function closingGap(load: Closing): 'podMissing' | 'billingOpen' | undefined {
  if (!proven.includes(load.podStatus)) return 'podMissing';
  const isSold = Number(load.sell) === 0 || invoicedBillings.includes(load.customerBilling);
  const isBought = Number(load.buy) === 0 || settled.includes(load.supplierBilling);
  return isSold && isBought ? undefined : 'billingOpen';
}
