import { sql } from 'kysely';
import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import type { MessageStatus } from '#platform/server/messages.ts';
import { setOf, literal, literals } from '#platform/server/states-in-sql.ts';
import { endTender, loads, noteTender, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { offer as offerMachine, type OfferState } from '../status.ts';
import { askOrSkip } from './ask.ts';
import { offerLives } from './lives.ts';
import { queueExpiry } from './expiry.ts';
import { roundOf, type StoredOffer } from './queries.ts';
import { tellExhausted } from './staff-letters.ts';

/**
 * Brings the tender of a load up to date: offers whose clock has ended expire, those that no mail could carry are given up,
 * the next of a waterfall is asked, and when nobody is left the load is ready again. It starts from locked rows, so that it
 * is done once, however often and wherever it runs. Answers the load as it is now.
 */
export async function turnTender(context: Context, loadId: string): Promise<StoredLoad> {
  const load = await loads.lock(context, loadId);
  if (load.status !== 'TENDERED' || load.tender_status === 'NEEDS_ATTENTION') return load;
  const round = await roundOf(context, loadId);
  const due = await dueIn(context, loadId);
  for (const each of round) {
    const event = due.get(each.id);
    if (event) await offerLives.move(context, each, event);
  }
  return advance(context, load);
}

/** Which offers have run out, and which never arrived, by the clock of the database. */
async function dueIn({ db, partition }: Context, loadId: string): Promise<Map<string, 'expire' | 'failDelivery'>> {
  const { rows } = await sql<{ id: string; is_over: boolean }>`
    select t.id, t.expires_at <= now() as is_over from tender_offer t
     where t.partition = ${partition} and t.load_id = ${loadId} and t.status in ${setOf(offerMachine, 'running')}
       and (t.expires_at <= now() or t.status = ${literal<OfferState>('SENT')} and ${isUndelivered})`.execute(db);
  return new Map(rows.map(({ id, is_over }) => [id, is_over ? 'expire' : 'failDelivery']));
}

/** The mail of the offer came back, or was given up; the table is `t`. */
export const isUndelivered = sql`exists (select from outgoing_message m
  where m.partition = t.partition and m.link_id = t.link_id and m.purpose = 'link' and m.status in ${literals<MessageStatus>('bounced', 'dead')})`;

/** What follows when an offer is over: the next one, or the end. The load is locked. */
export async function advance(context: Context, load: StoredLoad): Promise<StoredLoad> {
  if (load.status !== 'TENDERED') return load;
  let round = await roundOf(context, load.id);
  if (!round.some((each) => isRunning(each))) {
    for (const planned of round.filter(({ status }) => status === 'PENDING')) {
      const asked = await askOrSkip(context, load, planned);
      if (asked.status !== 'SENT') continue;
      await queueExpiry(context, asked);
      break;
    }
    round = await roundOf(context, load.id);
  }
  if (round.some(({ status }) => status === 'ACCEPTED')) return load;
  const isOpen = round.some(({ status }) => is(offerMachine, status, 'answerable'));
  if (isOpen) return noteTender(context, load, { endsAt: endOf(round) });
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
