import { is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { arrivePod, unfiledOf } from '#modules/work/pods/server/index.ts';
import { findLoad, stopsOf } from '#modules/work/loads/server/index.ts';
import { execution } from '#modules/work/loads/status.ts';

/** What proves a delivery: the receiver's signature, and the papers that they signed. */
const proving = ['signature', 'paper'] as const;

/**
 * Makes proofs of delivery of what the driver brought from the stops where goods are delivered. A file that is one already
 * changes nothing, so this follows each file; those that came before the load was under way are filed when it is dispatched.
 */
export async function fileProofs(context: Context, loadId: string): Promise<void> {
  const { db, partition } = context;
  const load = await findLoad(context, loadId);
  if (!load || !is(execution, load.status, 'sent')) return;
  const stops = await stopsOf(context, loadId);
  const deliveries = stops.filter(({ type, status }) => type === 'delivery' && status !== 'SKIPPED');
  if (deliveries.length === 0) return;
  const files = await db
    .selectFrom('trip_file as t')
    .select(['t.stop_id', 't.kind', 't.blob_name', 't.signatory_name', 't.captured_at', 't.received_at'])
    .where('t.partition', '=', partition)
    .where('t.load_id', '=', loadId)
    .where('t.kind', 'in', proving)
    .where(
      't.stop_id',
      'in',
      deliveries.map(({ id }) => id),
    )
    .orderBy('t.received_at')
    .orderBy('t.id')
    .execute();
  const unfiled = await unfiledOf(
    context,
    files.map(({ blob_name: name }) => name),
  );
  for (const file of files.filter(({ blob_name: name }) => unfiled.has(name))) {
    const isSigned = file.kind === 'signature';
    await arrivePod(context, {
      loadId,
      stopId: file.stop_id,
      blobNames: [file.blob_name],
      method: isSigned ? 'signOnGlass' : 'photo',
      via: 'driver',
      receivedFrom: context.actor.kind === 'guest' ? context.actor.name : (load.driver_name ?? ''),
      senderSupplierId: load.supplier_id,
      ...(isSigned && { signedBy: file.signatory_name, signedAt: file.captured_at ?? file.received_at }),
    });
  }
}
