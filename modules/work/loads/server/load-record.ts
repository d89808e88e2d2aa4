import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import { invoicedBillings, type LoadState } from '../status.ts';
import { findLoad, loadNoun, type StoredLoad } from './queries.ts';
import { recordOf } from './records.ts';

/** Loads, as they are changed. What the caller's scope hides is not found. */
export const loads = record({
  noun: loadNoun,
  table: 'load',
  channels: ['loads'],
  find: (context: Context, id: string) => findLoad(context, id),
  show: recordOf,
});

/** What others are told of a load. */
export function factsOf({ id, customer_id, supplier_id }: Pick<StoredLoad, 'id' | 'customer_id' | 'supplier_id'>) {
  return { loadId: id, customerId: customer_id, supplierId: supplier_id };
}

/** Tells that something an invoice waits for came, or is missing again. Before the delivery nothing follows from it. */
export async function tellGaps(
  context: Context,
  load: Pick<StoredLoad, 'id' | 'customer_id' | 'supplier_id'> & { readonly status: string },
): Promise<void> {
  if (load.status === 'DELIVERED') await context.happened('load.gapsChanged', factsOf(load));
}

/** Tells that its customer owes more for it from now on. Answers the load as it is then: held where the credit does not reach. */
export async function tellDearer(context: Context, load: StoredLoad): Promise<StoredLoad> {
  await context.happened('load.dearer', factsOf(load));
  return (await findLoad(context, load.id))!;
}

/** Whether the customer has an invoice of the load that stands. */
export function isInvoiced({ customer_billing }: Pick<StoredLoad, 'customer_billing'>): boolean {
  return invoicedBillings.includes(customer_billing);
}

/** Whether a load that is not delivered yet counts against its customer's credit. */
export function isCounted({ status, hold_types }: Pick<StoredLoad, 'status' | 'hold_types'>): boolean {
  const isOpen = ['READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT'].includes(status);
  return isOpen && !hold_types.includes('CREDIT');
}

/** What a caller learns of a load that it changed. */
export interface Moved {
  readonly id: string;
  readonly lockId: string;
  readonly loadNumber: string;
  readonly status: LoadState;
  readonly holds: StoredLoad['hold_types'];
}

export function movedOf(stored: StoredLoad): Moved {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    loadNumber: stored.load_number,
    status: stored.status,
    holds: stored.hold_types,
  };
}
