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
  /** Somebody decided that the customer pays nothing. A load without a price is not free of charge. */
  readonly isSoldFree: boolean;
  /** Nobody is to be paid: for the own fleet, or by a decision. */
  readonly isBoughtFree: boolean;
  readonly customerBilling: CustomerBilling;
  readonly supplierBilling: SupplierBilling;
}

/**
 * Names the first thing that a delivered load waits for before it is closed: its proofs, then an invoice of each side,
 * unless it is free of charge by a decision.
 * The server refuses with it, and the desk offers the closing by it.
 */
export function closingGap(load: Closing): 'podMissing' | 'billingOpen' | undefined {
  if (is(proving, load.podStatus, 'unproven')) return 'podMissing';
  const isSold = load.isSoldFree || is(customerBilling, load.customerBilling, 'invoiced');
  const isBought = load.isBoughtFree || is(supplierBilling, load.supplierBilling, 'settled');
  return isSold && isBought ? undefined : 'billingOpen';
}
