import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import { offer, type OfferEvent, type OfferState } from '../status.ts';
import { findOffer, type StoredOffer } from './queries.ts';
import { rowOf } from './records.ts';

const fail = failures<FailureCode>();

/** Offers, as they are changed. What the caller's scope hides is not found. */
export const offers = record({
  noun: 'loadTender',
  table: 'tender_offer',
  channels: ['tenders'],
  find: (context: Context, id: string) => findOffer(context, id),
  show: (context, stored: StoredOffer) => rowOf(context, stored),
});

/** Offers from being planned to an answer. Whatever happens to one is told on its load too, whose page shows it. */
export const offerLives = life<StoredOffer, 'tender_offer', OfferState, OfferEvent>(offers, {
  machine: offer,
  column: 'status',
  facts: ({ status, supplier_id, buy_amount, counter_amount }) => ({
    status,
    supplierId: supplier_id,
    buyAmount: buy_amount,
    counterAmount: counter_amount,
  }),
  keep: (context, stored) => tellLoad(context, stored),
});

/** Open pages of the load read its offers again. */
export async function tellLoad(context: Context, { load_id }: Pick<StoredOffer, 'load_id'>): Promise<void> {
  await context.publish('loads', 'tenderChanged', load_id);
}

export async function offerOf(context: Context, id: string): Promise<StoredOffer> {
  const stored = await findOffer(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}
