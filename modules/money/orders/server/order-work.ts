import crypto from 'node:crypto';
import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { serviceChecked } from '../fields.ts';
import { createOrder } from './save-order.ts';

interface OrderedWork {
  readonly vehicleId: string;
  readonly orderTypeId: string;
  readonly supplierId: string;
  readonly profitCentreId: string;
  readonly itemMasterId: string;
  readonly description: string;
  /** Rand, without VAT. */
  readonly price: number;
}

/**
 * Captures a draft of a service order with one line of work. What does not fit is refused at the names of `OrderedWork`, all at
 * once.
 */
export async function orderWork(
  context: Context,
  { itemMasterId, description, price, ...head }: OrderedWork,
): Promise<{ readonly id: string; readonly number: string }> {
  const line = { id: crypto.randomUUID(), itemMasterId, description: description.slice(0, 120), quantity: 1, price };
  try {
    const stored = await createOrder(context, 'service', serviceChecked.parse({ ...head, lines: [line] }));
    return { id: stored.id, number: stored.order_number };
  } catch (error) {
    if (!(error instanceof Failure) || !error.fields) throw error;
    const named = Object.entries(error.fields).map(([field, problem]) => [field.replace(/^lines\.0\./, ''), problem]);
    throw new Failure(error.code, error.kind, error.details, Object.fromEntries(named));
  }
}
