import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { tellGaps } from '#modules/work/loads/server/index.ts';
import { statusOfLoad } from '../rules.ts';
import { lockLoad } from './queries.ts';
import './tables.ts';

/**
 * Brings the load to what its proofs say: its status, and whether something was not in order. Whether it can be invoiced
 * follows. The version of the load stays: nobody who is planning it loses their work to a scan that came in.
 */
export async function proveLoad(context: Context, loadId: string): Promise<void> {
  const { db, partition } = context;
  const load = await lockLoad(context, loadId);
  if (!load) return;
  const rows = await db
    .selectFrom('pod')
    .select(['status', 'exceptions'])
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('status', 'not in', ['UNMATCHED', 'SUPERSEDED', 'VOID'])
    .execute();
  const status = statusOfLoad(rows.map((row) => row.status));
  const hasException = rows.some(({ status: state, exceptions }) => state === 'podAccepted' && exceptions.length > 0);
  if (status === load.pod_status && !hasException) return;
  await updateRow({ db, partition }, 'load', loadId, {
    pod_status: status,
    ...(hasException && { has_exception: true }),
  });
  await context.publish('loads', 'pod', loadId);
  await tellGaps(context, load);
}
