import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import { endTender, noteTender } from '#modules/work/carriage/server/index.ts';
import { loads, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { offer, type OfferEvent, type OfferState, openOfferStates } from '../status.ts';
import { barriersOf, mailOffer } from './ask.ts';
import { type Agreed, bookAccepted } from './booking.ts';
import { queueExpiry, queueTaken } from './expiry.ts';
import { offeredLoadOf } from './offered-load.ts';
import { addressees, findOffer, roundOf, type StoredOffer } from './queries.ts';
import { rowOf } from './records.ts';
import { tellCountered, tellExhausted } from './staff-letters.ts';
import { tellSupplier } from './supplier-letters.ts';
import './happenings.ts';

const fail = failures<FailureCode>();

/** Offers, as they are changed. What the caller's scope hides is not found. */
export const offers = record({
  noun: 'loadTender',
  table: 'tender_offer',
  channels: ['tenders'],
  find: (context: Context, id: string) => findOffer(context, id),
  show: (context, stored: StoredOffer) => rowOf(context, stored),
});

/**
 * Offers from being planned to an answer. Whatever happens to one is told on its load too, whose page shows it. An offer that
 * ends makes way for the next one.
 */
export const offerLives = life<StoredOffer, 'tender_offer', OfferState, OfferEvent, Agreed>(offers, {
  machine: offer,
  column: 'status',
  facts: ({ status, supplier_id, buy_amount, counter_amount }) => ({
    status,
    supplierId: supplier_id,
    buyAmount: buy_amount,
    counterAmount: counter_amount,
  }),
  keep: (context, decisions) =>
    tellLoads(
      context,
      decisions.map(({ stored }) => stored),
    ),
  on: {
    send: [queueExpiry],
    accept: [endOthers, (context, { load_id }) => queueTaken(context, load_id), book],
    decline: [advanceLoad],
    counter: [
      async (context, stored) => tellCountered(context, await loads.lock(context, stored.load_id), stored),
      advanceLoad,
    ],
    keepOffer: [(context, stored) => tellSupplier(context, stored, 'counterRefused'), advanceLoad],
    refuseCounter: [(context, stored) => tellSupplier(context, stored, 'counterRefusedLate'), advanceLoad],
    expire: [advanceLoad],
    failDelivery: [advanceLoad],
    // Who was only planned to be asked never hears of it.
    withdraw: [
      async (context, stored, { from }) => {
        if (from !== 'PENDING') await tellSupplier(context, stored, 'withdrawn');
      },
    ],
  },
});

/** The others are over. Those who were asked are told by a job; those who were only planned never hear of it. */
async function endOthers(context: Context, { id, load_id }: StoredOffer): Promise<void> {
  const others = (await roundOf(context, load_id)).filter(
    (each) => each.id !== id && (openOfferStates as readonly string[]).includes(each.status),
  );
  await offerLives.moveMany(
    context,
    others.map((stored) => ({ stored, event: 'supersede' })),
  );
}

async function book(
  context: Context,
  stored: StoredOffer,
  _transition: unknown,
  _before: unknown,
  agreed: Agreed = { source: 'system', supplierReference: '' },
): Promise<void> {
  await bookAccepted(context, await loads.lock(context, stored.load_id), stored, agreed);
}

async function advanceLoad(context: Context, { load_id }: StoredOffer): Promise<void> {
  await advance(context, await loads.lock(context, load_id));
}

/** Open pages of the loads read their offers again. */
export async function tellLoads(context: Context, offers: readonly Pick<StoredOffer, 'load_id'>[]): Promise<void> {
  await context.publishAll(
    offers.map(({ load_id: recordId }) => ({ channels: ['loads'], event: 'tenderChanged', recordId })),
  );
}

export async function offerOf(context: Context, id: string): Promise<StoredOffer> {
  const stored = await findOffer(context, id);
  if (!stored) throw fail('notFound', 'notFound');
  return stored;
}

/** What follows when an offer is over: the next one, or the end. The load is locked. */
export async function advance(context: Context, load: StoredLoad): Promise<StoredLoad> {
  if (load.status !== 'TENDERED') return load;
  let round = await roundOf(context, load.id);
  if (!round.some((each) => isRunning(each))) {
    for (const planned of round.filter(({ status }) => status === 'PENDING')) {
      const asked = await askOrSkip(context, load, planned);
      if (asked.status === 'SENT') break;
    }
    round = await roundOf(context, load.id);
  }
  if (round.some(({ status }) => status === 'ACCEPTED')) return load;
  const isOpen = round.some(({ status }) => ['SENT', 'VIEWED', 'COUNTERED'].includes(status));
  if (isOpen) return noteTender(context, load, { tender_ends_at: endOf(round) });
  const ready = await endTender(context, load, 'exhaust');
  await tellExhausted(context, ready, round);
  await context.happened('load.tenderExhausted', { loadId: load.id });
  return ready;
}

/** Its clock runs. A counter-offer keeps its place for as long as the supplier was given. */
function isRunning({ status, is_over }: StoredOffer): boolean {
  if (status === 'SENT' || status === 'VIEWED') return true;
  return status === 'COUNTERED' && is_over === false;
}

/** When the first of the offers ends that wait for the supplier; null when all wait for staff. */
export function endOf(round: readonly StoredOffer[]): Date | null {
  const ends = round
    .filter(({ status }) => status === 'SENT' || status === 'VIEWED')
    .flatMap(({ expires_at }) => expires_at?.getTime() ?? []);
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/**
 * Asks the supplier of a planned offer, or leaves it out with what stands against it now. The clock begins at this moment.
 * A system hears of it by the webhook that follows the trail.
 */
export async function askOrSkip(context: Context, load: StoredLoad, planned: StoredOffer): Promise<StoredOffer> {
  const id = planned.supplier_id;
  const barriers = (await barriersOf(context, load, [id])).get(id) ?? [
    { code: 'supplierNotApproved', details: {}, path: `/carrierApproval/${id}` },
  ];
  if (barriers.length > 0)
    return offerLives.move(context, planned, 'skip', { columns: { findings: JSON.stringify(barriers) } });
  const asked = (await addressees(context, [id])).get(id)!;
  const linkId = asked.method === 'email' ? await mailOffer(context, planned, asked) : null;
  return offerLives.move(context, planned, 'send', {
    columns: {
      method: asked.method,
      sent_to: asked.method === 'email' ? asked.email : asked.location_number,
      link_id: linkId,
      facts: JSON.stringify(await offeredLoadOf(context, load)),
      sent_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(mins => minutes)`,
    },
  });
}
