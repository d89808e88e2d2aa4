import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import { formatDateTime } from '#platform/dates.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { loads, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { tenderService } from '../contract.ts';
import type { TenderFailureCode } from '../messages/failures/index.ts';
import { isAnswerable } from '../status.ts';
import { type Answering, answering } from './answering.ts';
import { keepLate, type Late } from './late.ts';
import { offerLives } from './lives.ts';
import { roundOf, type StoredOffer } from './queries.ts';
import { rowOf } from './records.ts';

const fail = failures<FailureCode | TenderFailureCode>();
type Operations = (typeof tenderService)['operations'];
type Input<Name extends keyof Operations> = z.output<Operations[Name]['input']>;
type Row = z.input<Operations['acceptLoadTender']['output']>;

/** An offer that can be answered, with its load; both are locked, the load first. */
export interface Locked {
  readonly load: StoredLoad;
  readonly offer: StoredOffer;
  readonly round: readonly StoredOffer[];
}

/**
 * Locks the load of an offer: whoever does so first has it. An answer after the clock is kept, and refused; staff may take
 * what a supplier still wants to give while the load is on offer.
 */
export async function lockToAnswer({ context, offer, source }: Answering, late: Late): Promise<Locked> {
  if (source !== 'staff' && isOver(offer)) throw await refuseLate(context, offer, late);
  const load = await loads.lock(context, offer.load_id);
  const round = await roundOf(context, load.id);
  const locked = round.find(({ id }) => id === offer.id);
  if (load.status !== 'TENDERED' || !locked || !isAnswerable(locked.status))
    throw fail('tenderGone', 'conflict', { state: locked?.status ?? offer.status });
  return { load, offer: locked, round };
}

/** By the clock of the database, at the moment at which the answer arrived. */
function isOver({ status, is_over }: StoredOffer): boolean {
  return status === 'EXPIRED' || (isAnswerable(status) && is_over === true);
}

async function refuseLate(context: Context, offer: StoredOffer, late: Late) {
  await keepLate(context, offer, late);
  const { timeZone } = offer.facts;
  const at = offer.expires_at ? formatDateTime(offer.expires_at, context.language, timeZone) : '';
  return fail('tenderExpired', 'conflict', { at, expiresAt: offer.expires_at?.toISOString() ?? '' });
}

/** The supplier does not want the load; the next one is asked, or nobody is left. */
export async function decline(call: Context, input: Input<'declineLoadTender'>): Promise<Row> {
  const who = await answering(call, input.offerId);
  if (who.offer.status === 'DECLINED' && who.source !== 'staff') return rowOf(who.context, who.offer);
  const { context } = who;
  const { offer } = await lockToAnswer(who, { answer: 'decline' });
  const declined = await offerLives.move(context, offer, 'decline', {
    reason: input.reason,
    columns: {
      reason_code: input.reasonCode,
      reason: input.reason,
      answered_at: sql<Date>`now()`,
      answered_by: context.actor.name,
    },
    after: { reasonCode: input.reasonCode },
  });
  return rowOf(context, declined);
}

/** The supplier would take it for another amount. Staff decide; the clock of the offer runs on. */
export async function counter(call: Context, input: Input<'postLoadTenderCounter'>): Promise<Row> {
  const who = await answering(call, input.offerId);
  const { context } = who;
  const { offer } = await lockToAnswer(who, { answer: 'counter', amount: input.amount });
  if (input.amount === cents(offer.buy_amount)) throw invalidFields({ amount: { code: 'counterSame' } });
  const countered = await offerLives.move(context, offer, 'counter', {
    columns: {
      counter_amount: Number(input.amount),
      counter_note: input.note,
      answered_at: sql<Date>`now()`,
      answered_by: context.actor.name,
    },
    after: { counterAmount: Number(input.amount) },
  });
  return rowOf(context, countered);
}
