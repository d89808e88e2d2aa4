import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { loads, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { advance, offerLives } from './lives.ts';
import { roundOf } from './queries.ts';

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
  if (due.size === 0) return advance(context, load);
  await offerLives.moveMany(
    context,
    round.flatMap((stored) => (due.has(stored.id) ? [{ stored, event: due.get(stored.id)! }] : [])),
  );
  return loads.lock(context, loadId);
}

/** Which offers have run out, and which never arrived, by the clock of the database. */
async function dueIn({ db, partition }: Context, loadId: string): Promise<Map<string, 'expire' | 'failDelivery'>> {
  const { rows } = await sql<{ id: string; is_over: boolean }>`
    select t.id, t.expires_at <= now() as is_over from tender_offer t
     where t.partition = ${partition} and t.load_id = ${loadId} and t.status in ('SENT', 'VIEWED')
       and (t.expires_at <= now() or t.status = 'SENT' and ${isUndelivered})`.execute(db);
  return new Map(rows.map(({ id, is_over }) => [id, is_over ? 'expire' : 'failDelivery']));
}

/** The mail of the offer came back, or was given up; the table is `t`. */
export const isUndelivered = sql`exists (select from outgoing_message m
  where m.partition = t.partition and m.link_id = t.link_id and m.purpose = 'link' and m.status in ('bounced', 'dead'))`;
