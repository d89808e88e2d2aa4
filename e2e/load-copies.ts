import { ask, type Staff } from './carrier-links.ts';
import type { Product } from './server.ts';

/** A record and the version of it that was read. */
export interface Row {
  readonly id: string;
  readonly lockId: string;
}

/** A copy of a load of the demonstration, so many days later, ready to be given away: its test has it for itself. */
export async function readyCopy(product: Product, staff: Staff, of: Pick<Row, 'id'>, daysLater: number): Promise<Row> {
  const draft = await ask<Row>(product, staff, 'postLoadCopy', { id: of.id, daysLater });
  return ask<Row>(product, staff, 'submitLoad', { id: draft.id }, draft.lockId);
}
