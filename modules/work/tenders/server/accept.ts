import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { loads } from '#modules/work/loads/server/index.ts';
import { whatStandsAgainst } from '#modules/work/carriage/server/index.ts';
import type { EventSource } from '#modules/work/loads/status.ts';
import type { tenderService } from '../contract.ts';
import type { TenderFailureCode } from '../messages/failures/index.ts';
import { answering } from './answering.ts';
import { lockToAnswer } from './answers.ts';
import { bookAccepted } from './booking.ts';
import { offerLives, offerOf } from './lives.ts';
import { isSameLoad, offeredLoadOf } from './offered-load.ts';
import type { StoredOffer } from './queries.ts';
import { rowOf } from './records.ts';

const fail = failures<FailureCode | TenderFailureCode>();
type Operation = (typeof tenderService)['operations']['acceptLoadTender'];

/**
 * A supplier takes the load. It is booked where nothing stands against it now; otherwise the acceptance holds, and somebody
 * must look at it. All others are told that the load is gone.
 */
export async function accept(
  call: Context,
  { offerId, takesCounter, supplierReference }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  const who = await answering(call, offerId);
  const { context, source } = who;
  if (who.offer.status === 'ACCEPTED') return again(context, who.offer, source);
  if (takesCounter && source !== 'staff') throw fail('forbidden', 'forbidden', { authorisation: context.operation });
  const { load, offer } = await lockToAnswer(who, { answer: 'accept' });
  if (!isSameLoad(await offeredLoadOf(context, load), offer.facts)) throw fail('tenderChanged', 'conflict');
  const amount = cents(takesCounter && offer.counter_amount !== null ? offer.counter_amount : offer.buy_amount);
  await offerLives.move(context, offer, 'accept', {
    columns: { agreed_amount: Number(amount), answered_at: sql<Date>`now()`, answered_by: context.actor.name },
    after: { agreedAmount: Number(amount) },
    kept: { source, supplierReference },
  });
  return rowOf(context, await offerOf(context, offer.id));
}

/**
 * The same acceptance once more: the same answer. Staff book what could not be booked when it was accepted, after they have
 * mended what stood against it.
 */
async function again(context: Context, offer: StoredOffer, source: EventSource) {
  if (source !== 'staff' || offer.carried_by === offer.supplier_id) return rowOf(context, offer);
  const load = await loads.lock(context, offer.load_id);
  const locked = await offerOf(context, offer.id);
  if (load.status !== 'TENDERED' || locked.status !== 'ACCEPTED')
    throw fail('tenderGone', 'conflict', { state: locked.status });
  const findings = await whatStandsAgainst(context, load, locked.supplier_id);
  if (findings.length > 0) throw fail('stillNotBookable', 'rule', { count: findings.length, findings });
  if (load.hold_types.includes('CREDIT')) throw fail('tenderOnHold', 'rule');
  await bookAccepted(context, load, locked, { source, supplierReference: '' });
  return rowOf(context, await offerOf(context, offer.id));
}
