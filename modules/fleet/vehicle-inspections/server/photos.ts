import { sql } from 'kysely';
import type { z } from 'zod';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { inspectFile, keepInspected, moveFiles, storeFile } from '#modules/base/documents/server/index.ts';
import type { checkService, vehicleInspectionService } from '../contract.ts';
import { inspectionLimits } from '../fields.ts';
import type { VehicleInspectionFailureCode } from '../messages/failures/index.ts';
import { askedIn } from './answer.ts';
import { heldCheck } from './link.ts';
import { findInspection, type StoredInspection } from './queries.ts';

const fail = failures<FailureCode | VehicleInspectionFailureCode>();
type ByStaff = z.output<(typeof vehicleInspectionService)['operations']['postVehicleInspectionFile']['input']>;
type ByPhone = z.output<(typeof checkService)['operations']['postVehicleCheckFile']['input']>;
interface Place {
  readonly unitId: string;
  readonly code: string;
}

/** What a phone may send of one photo, in characters of base64. */
const longestContent = 5_600_000;

async function refuseStrangePlace(context: Context, stored: StoredInspection, { unitId, code }: Place): Promise<void> {
  const asked = await askedIn(context, stored);
  if (!asked.some((each) => each.unitId === unitId && each.item.code === code))
    throw invalidFields({ code: { code: 'itemNotInTemplate' } } satisfies Record<
      string,
      { code: VehicleInspectionFailureCode }
    >);
}

/** Keeps a photo that staff bring for an item, also after the end. */
export async function keepStaffPhoto(
  context: Context,
  { id, unitId, code, fileName, content }: ByStaff,
): Promise<{ readonly blobName: string }> {
  refuseWhenLimited(context);
  const stored = orNotFound(await findInspection(context, id));
  await refuseStrangePlace(context, stored, { unitId, code });
  await refuseTooMany(context, id);
  const { blobName } = await storeFile(context, {
    content,
    fileName,
    field: 'content',
    accept: ['jpeg', 'png'],
    subjectType: 'vehicle',
    companyId: stored.company_id,
    uploadedBy: context.actor.name,
  });
  await moveFiles(context, [blobName], stored.vehicle_id);
  await context.db
    .insertInto('vehicle_inspection_photo')
    .values({ partition: context.partition, inspection_id: id, unit_id: unitId, code, blob_name: blobName })
    .execute();
  await context.publish('vehicleInspections', 'photo', id);
  return { blobName };
}

/** Names photos that a phone will send; what comes twice is named once. */
export async function namePhotos(
  { db, partition }: Context,
  inspectionId: string,
  device: string,
  photos: readonly (Place & { readonly sourceFileId: string })[],
): Promise<void> {
  if (photos.length === 0) return;
  await db
    .insertInto('vehicle_inspection_photo')
    .values(
      photos.map(({ unitId, code, sourceFileId }) => ({
        partition,
        inspection_id: inspectionId,
        unit_id: unitId,
        code,
        device,
        source_file_id: sourceFileId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['partition', 'inspection_id', 'device', 'source_file_id'])
        .where('source_file_id', '<>', '')
        .doNothing(),
    )
    .execute();
}

/** Keeps a photo of a phone, once by the id that the phone gave it; before its answer, after it, or after the end. */
export async function keepPhonePhoto(
  call: Context,
  { sourceDevice, sourceFileId, unitId, code, content }: ByPhone,
): Promise<{ readonly sourceFileId: string; readonly isKnown: boolean }> {
  const { link, stored, context } = await heldCheck(call);
  const { db, partition } = context;
  await refuseStrangePlace(context, stored, { unitId, code });
  if (content.length > longestContent)
    throw invalidFields({ content: { code: 'fileTooLarge', details: { limit: '4 MB' } } } satisfies Record<
      string,
      { code: FailureCode; details: object }
    >);
  if (await isKept(context, stored.id, sourceDevice, sourceFileId)) return { sourceFileId, isKnown: true };
  const file = {
    content,
    fileName: `${stored.event_no}-${code}.jpg`,
    field: 'content',
    accept: ['jpeg', 'png'] as const,
    subjectType: 'vehicle',
    companyId: stored.company_id,
    linkId: link.id,
    uploadedBy: link.recipient_name,
  };
  // Before the inspection is held: a scanner may take longer than anybody else waits for it.
  const inspected = await inspectFile(context, file);
  await sql`select 1 from vehicle_inspection where partition = ${partition} and id = ${stored.id} for no key update`.execute(
    db,
  );
  if (await isKept(context, stored.id, sourceDevice, sourceFileId)) return { sourceFileId, isKnown: true };
  await refuseTooMany(context, stored.id);
  await namePhotos(context, stored.id, sourceDevice, [{ unitId, code, sourceFileId }]);
  const { blobName } = await keepInspected(context, file, inspected);
  await moveFiles(context, [blobName], stored.vehicle_id);
  await db
    .updateTable('vehicle_inspection_photo')
    .set({ blob_name: blobName })
    .where('partition', '=', partition)
    .where('inspection_id', '=', stored.id)
    .where('device', '=', sourceDevice)
    .where('source_file_id', '=', sourceFileId)
    .execute();
  await context.publish('vehicleInspections', 'photo', stored.id);
  return { sourceFileId, isKnown: false };
}

async function isKept(
  { db, partition }: Context,
  inspectionId: string,
  device: string,
  sourceFileId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('vehicle_inspection_photo')
    .select('blob_name')
    .where('partition', '=', partition)
    .where('inspection_id', '=', inspectionId)
    .where('device', '=', device)
    .where('source_file_id', '=', sourceFileId)
    .executeTakeFirst();
  return (row?.blob_name ?? null) !== null;
}

async function refuseTooMany({ db, partition }: Context, inspectionId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from vehicle_inspection_photo
     where partition = ${partition} and inspection_id = ${inspectionId} and blob_name is not null`.execute(db);
  if (rows[0]!.count >= inspectionLimits.photos)
    throw fail('tooManyPhotos', 'rule', { limit: inspectionLimits.photos });
}
