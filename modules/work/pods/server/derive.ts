import type { Context } from '#platform/server/implement.ts';
import { proveLoad as tellLoad } from '#modules/work/loads/server/index.ts';
import { eventOfLoad } from '../rules.ts';
import { podLife } from '../status.ts';
import { lockLoad } from './queries.ts';
import './tables.ts';

/** Brings the load to what its proofs say: its status, and whether something was not in order. */
export async function proveLoad(context: Context, loadId: string): Promise<void> {
  const { db, partition } = context;
  const load = await lockLoad(context, loadId);
  if (!load) return;
  const rows = await db
    .selectFrom('pod')
    .select(['status', 'exceptions'])
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('status', 'not in', podLife.sets.unplaced)
    .execute();
  await tellLoad(context, load, {
    event: eventOfLoad(rows.map(({ status }) => status)),
    hasException: rows.some(({ status, exceptions }) => status === 'podAccepted' && exceptions.length > 0),
  });
}
