import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { is } from '#platform/machine.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { attachBrought, readFile, storeForStaff } from '#modules/base/documents/server/index.ts';
import type { incidentService } from '../contract.ts';
import type { incidentFile } from '../fields.ts';
import { incidentLife } from '../status.ts';
import { incidents } from './lives.ts';
import './tables.ts';

const fail = failures<FailureCode>();
type Operations = (typeof incidentService)['operations'];

/** Keeps a photo or paper. Where an incident is named it belongs to it at once; else the report names it. */
export async function keepFile(
  context: Context,
  { id, kind, fileName, content }: z.output<Operations['postVehicleIncidentFile']['input']>,
) {
  refuseWhenScoped(context);
  const stored = id === undefined ? undefined : await incidents.lock(context, id);
  if (stored && !is(incidentLife, stored.status, 'open'))
    throw fail('notAllowedInState', 'rule', { state: stored.status });
  const kept = await storeForStaff(
    context,
    { fileName, content },
    { accept: ['jpeg', 'png', 'pdf'], subjectType: 'vehicleIncident' },
  );
  if (stored) {
    await keepFiles(context, stored.id, [{ kind, blobName: kept.blobName }]);
    await incidents.change(context, stored, { event: 'fileAdded', columns: {}, after: { file: kept.fileName } });
  }
  return { blobName: kept.blobName, fileName: kept.fileName, size: kept.size };
}

/** Ties files that were sent before to an incident, in their order. */
export async function keepFiles(
  context: Context,
  id: string,
  files: readonly z.output<typeof incidentFile>[],
): Promise<void> {
  const { db, partition, actor } = context;
  for (const [place, { kind, blobName }] of files.entries()) {
    await attachBrought(context, blobName, id, `files.${place}.blobName`);
    const { file_name, content_type } = await db
      .selectFrom('stored_file')
      .select(['file_name', 'content_type'])
      .where('partition', '=', partition)
      .where('blob_name', '=', blobName)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('incident_file')
      .values({ partition, incident_id: id, kind, blob_name: blobName, file_name, content_type, added_by: actor.name })
      .execute();
  }
}

/** A file of an incident, with its bytes in base64. */
export async function readIncidentFile(context: Context, id: string, fileId: string) {
  const file = await context.db
    .selectFrom('incident_file')
    .select('blob_name')
    .where('partition', '=', context.partition)
    .where('incident_id', '=', id)
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!file) throw fail('fileNotFound', 'notFound');
  return readFile(context, file.blob_name);
}
