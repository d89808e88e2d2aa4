import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { moveFiles, storeFile } from '#modules/base/documents/server/index.ts';
import type { fleetLogService } from '../contract.ts';
import type { FleetLogFailureCode } from '../messages/failures/index.ts';
import { fleetLines } from './lives.ts';
import { findLine } from './queries.ts';

const fail = failures<FleetLogFailureCode>();
type Given = z.output<(typeof fleetLogService)['operations']['postFleetSlipPhoto']['input']>;

/** Photos of one slip. */
const photosAtMost = 5;

/** Keeps a photo of a slip among the files of its vehicle. */
export async function keepSlipPhoto(
  context: Context,
  { id, fileName, content }: Given,
): Promise<{ readonly blobName: string }> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const stored = orNotFound(await findLine(context, id));
  if (stored.kind === 'trip' || stored.vehicle_id === null) throw fail('fleetPhotoOfSlip', 'rule');
  if (stored.photos.length >= photosAtMost) throw fail('fleetPhotosMany', 'rule', { most: photosAtMost });
  const { blobName } = await storeFile(context, {
    content,
    fileName,
    field: 'content',
    accept: ['jpeg', 'png'],
    subjectType: 'vehicle',
    companyId: stored.company_id,
    uploadedBy: actor.name,
  });
  await moveFiles(context, [blobName], stored.vehicle_id);
  await db
    .insertInto('fleet_slip_photo')
    .values({ partition, line_id: id, blob_name: blobName, created_by: actor.name })
    .execute();
  await fleetLines.announce(context, stored, { event: 'photoAdded', after: { file: blobName } });
  return { blobName };
}
