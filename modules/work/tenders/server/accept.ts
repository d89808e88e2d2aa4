import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import { is } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, type Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import {
  bookTendered,
  loads,
  noteTender,
  type StoredLoad,
  whatStandsAgainst,
} from '#modules/work/loads/server/index.ts';
import type { EventSource } from '#modules/work/loads/status.ts';
import type { tenderService } from '../contract.ts';
import type { TenderFailureCode } from '../messages/failures/index.ts';
import { offer as offerMachine } from '../status.ts';
import { answering } from './answering.ts';
import { lockToAnswer } from './answers.ts';
import { queueTaken } from './expiry.ts';
import { offerLives, offerOf } from './lives.ts';
import { isSameLoad, offeredLoadOf } from './offered-load.ts';
import type { StoredOffer } from './queries.ts';
import { rowOf } from './records.ts';
import { tellNeedsAttention } from './staff-letters.ts';
import { tellSupplier } from './supplier-letters.ts';

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
  const { load, offer, round } = await lockToAnswer(who, { answer: 'accept' });
  if (!isSameLoad(await offeredLoadOf(context, load), offer.facts)) throw fail('tenderChanged', 'conflict');
  const amount = cents(takesCounter && offer.counter_amount !== null ? offer.counter_amount : offer.buy_amount);
  const accepted = await offerLives.move(context, offer, 'accept', {
    columns: { agreed_amount: Number(amount), answered_at: sql<Date>`now()`, answered_by: context.actor.name },
    after: { agreedAmount: Number(amount) },
  });
  await endOthers(context, round, offer.id);
  await queueTaken(context, load.id);
  await book(context, load, accepted, { amount, source, supplierReference });
  return rowOf(context, await offerOf(context, offer.id));
}

interface Agreed {
  readonly amount: Cents;
  readonly source: EventSource;
  readonly supplierReference: string;
}

/** Books the load, or leaves the acceptance for staff with what stands against it. */
async function book(context: Context, load: StoredLoad, offer: StoredOffer, agreed: Agreed): Promise<void> {
  const findings = await whatStandsAgainst(context, load, offer.supplier_id);
  const isHeld = load.hold_types.includes('CREDIT');
  if (findings.length === 0 && !isHeld) {
    await bookTendered(context, load, { ...agreed, supplierId: offer.supplier_id });
    await tellSupplier(context, offer, 'confirmed', { amount: agreed.amount });
    return;
  }
  const noted = await noteTender(context, load, { endsAt: null, event: 'stall' });
  await updateRow(context, 'tender_offer', offer.id, {
    findings: JSON.stringify(findings.map(({ code, details, path }) => ({ code, details, path }))),
  });
  await tellNeedsAttention(context, noted, offer);
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
  await book(context, load, locked, { amount: cents(locked.agreed_amount!), source, supplierReference: '' });
  return rowOf(context, await offerOf(context, offer.id));
}

/** The others are over. Those who were asked are told by a job; those who were only planned never hear of it. */
async function endOthers(context: Context, round: readonly StoredOffer[], winnerId: string): Promise<void> {
  for (const other of round) {
    if (other.id === winnerId || !is(offerMachine, other.status, 'open')) continue;
    await offerLives.move(context, other, 'supersede');
  }
}
