import { is } from '#platform/machine.ts';
import {
  type CustomerBilling,
  customerBilling,
  type ProofStatus,
  proving,
  type SupplierBilling,
  supplierBilling,
} from './side-statuses.ts';

interface Closing {
  readonly podStatus: ProofStatus;
  readonly sell: number | bigint;
  readonly buy: number | bigint;
  readonly customerBilling: CustomerBilling;
  readonly supplierBilling: SupplierBilling;
}

/**
 * Names the first thing that a delivered load waits for before it is closed: its proofs, then an invoice of each side that
 * costs something.
 * The server refuses with it, and the desk offers the closing by it.
 */
export function closingGap(load: Closing): 'podMissing' | 'billingOpen' | undefined {
  if (is(proving, load.podStatus, 'unproven')) return 'podMissing';
  const isSold = Number(load.sell) === 0 || is(customerBilling, load.customerBilling, 'invoiced');
  const isBought = Number(load.buy) === 0 || is(supplierBilling, load.supplierBilling, 'settled');
  return isSold && isBought ? undefined : 'billingOpen';
}
