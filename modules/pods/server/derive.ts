import type { Context } from '#platform/server/implement.ts';
import { isProved, statusOfLoad } from '../rules.ts';
import { lockLoad } from './queries.ts';
import './tables.ts';

/**
 * Brings the load to what its proofs say: its status, whether something was not in order, and whether it can be invoiced as
 * far as proofs go. The version of the load stays: nobody who is planning it loses their work to a scan that came in.
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
  const isReady = isProved(status) && load.status === 'DELIVERED';
  const billing =
    load.customer_billing === 'NOT_READY' && isReady
      ? 'READY'
      : load.customer_billing === 'READY' && !isProved(status)
        ? 'NOT_READY'
        : undefined;
  const hasException = rows.some(({ status: state, exceptions }) => state === 'podAccepted' && exceptions.length > 0);
  if (status === load.pod_status && billing === undefined && !hasException) return;
  await db
    .updateTable('load')
    .set({
      pod_status: status,
      ...(billing && { customer_billing: billing }),
      ...(hasException && { has_exception: true }),
    })
    .where('partition', '=', partition)
    .where('id', '=', loadId)
    .execute();
  await context.publish('loads', 'pod', loadId);
}
