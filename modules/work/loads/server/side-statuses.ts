import { stateAfter } from '#platform/server/life.ts';
import {
  customerBilling,
  type CustomerBillingEvent,
  type ProofEvent,
  proving,
  supplierBilling,
  type SupplierBillingEvent,
  tendering,
  type TenderEvent,
} from '../side-statuses.ts';
import type { StoredLoad } from './queries.ts';

// The door of the statuses that a load has beside its execution: each event answers the column that it sets, and
// `notAllowedInState` where it cannot be.

export function tenderAfter({ tender_status }: Pick<StoredLoad, 'tender_status'>, event: TenderEvent) {
  return { tender_status: stateAfter(tendering, tender_status, event) };
}

export function proofAfter({ pod_status }: Pick<StoredLoad, 'pod_status'>, event: ProofEvent) {
  return { pod_status: stateAfter(proving, pod_status, event) };
}

export function customerBillingAfter(
  { customer_billing }: Pick<StoredLoad, 'customer_billing'>,
  event: CustomerBillingEvent,
) {
  return { customer_billing: stateAfter(customerBilling, customer_billing, event) };
}

/** Says that its supplier will send an invoice once it is delivered: for the own fleet nobody does. */
export function owesSupplier({ supplier_id, buy_net }: Pick<StoredLoad, 'supplier_id' | 'buy_net'>): boolean {
  return supplier_id !== null && buy_net > 0;
}

export function supplierBillingAfter(
  { supplier_billing }: Pick<StoredLoad, 'supplier_billing'>,
  event: SupplierBillingEvent,
) {
  return { supplier_billing: stateAfter(supplierBilling, supplier_billing, event) };
}
