import type { z } from 'zod';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { inspectFile, keepInspected, moveFiles } from '#modules/base/documents/server/index.ts';
import { fileCame } from '#modules/work/inspections/server/index.ts';
import { stopsOf } from '#modules/work/loads/server/index.ts';
import { tripLimits, type tripService } from '../contract.ts';
import type { TripFailureCode } from '../messages/failures/index.ts';
import { heldTrip } from './held-trip.ts';
import { isInked } from './ink.ts';
import { fileProofs } from './proofs.ts';

const fail = failures<FailureCode | TripFailureCode>();
type Brought = z.output<(typeof tripService)['operations']['postDriverEventFile']['input']>;
type Answer = z.input<(typeof tripService)['operations']['postDriverEventFile']['output']>;

/** Keeps a photo or a signature of a trip, once; the event that it belongs to may have come before or comes later. */
export async function keepTripFile(call: Context, brought: Brought): Promise<Answer> {
  const { link, load, context } = await heldTrip(call);
  const { db, partition } = context;
  const { sourceDevice, sourceFileId, kind, content } = brought;
  const isSignature = kind === 'signature';
  refuseLarge(content, isSignature ? tripLimits.signatureBytes : tripLimits.fileBytes);
  if (isSignature && !isInked(bytesOf(content))) throw refusedContent({ code: 'signatureTooLittle' });
  const file = {
    content,
    fileName: `${kind}-${load.load_number}.${isSignature ? 'png' : 'jpg'}`,
    field: 'content',
    accept: isSignature ? (['png'] as const) : (['jpeg', 'png'] as const),
    subjectType: 'load',
    companyId: load.company_id,
    linkId: link.id,
    uploadedBy: link.recipient_name,
  };
  // Before the load is held: a scanner may take longer than anybody else waits for it.
  if (await isKept(context, load.id, brought)) return { sourceFileId, isKnown: true };
  const inspected = await inspectFile(context, file);
  // One after the other, so that a file which is sent twice at once is kept once.
  await db
    .selectFrom('load')
    .select('id')
    .where('partition', '=', partition)
    .where('id', '=', load.id)
    .forUpdate()
    .execute();
  if (await isKept(context, load.id, brought)) return { sourceFileId, isKnown: true };
  const stored = await keepInspected(context, file, inspected);
  const stops = await stopsOf(context, load.id);
  await moveFiles(context, [stored.blobName], load.id);
  await db
    .insertInto('trip_file')
    .values({
      partition,
      load_id: load.id,
      stop_id: stops.find(({ id }) => id === brought.stopId)?.id ?? null,
      kind,
      blob_name: stored.blobName,
      size: stored.size,
      signatory_name: brought.signatoryName,
      device: sourceDevice,
      source_file_id: sourceFileId,
      captured_at: brought.capturedAt === null ? null : new Date(brought.capturedAt),
    })
    .execute();
  await context.publish('loads', 'tripFile', load.id);
  await fileCame(context, { loadId: load.id, device: sourceDevice, sourceFileId, blobName: stored.blobName });
  await fileProofs(context, load.id);
  return { sourceFileId, isKnown: false };
}

/** Whether the phone has brought this file before. Refuses it where the trip has as many as it may have. */
async function isKept({ db, partition }: Context, loadId: string, brought: Brought): Promise<boolean> {
  const files = await db
    .selectFrom('trip_file')
    .select(['device', 'source_file_id'])
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .execute();
  if (files.some((file) => file.device === brought.sourceDevice && file.source_file_id === brought.sourceFileId))
    return true;
  if (files.length >= tripLimits.files) throw fail('tooManyTripFiles', 'rule', { limit: tripLimits.files });
  return false;
}

const bytesOf = (content: string) => Buffer.from(content.replace(/^data:[^,]*,/, ''), 'base64');

function refuseLarge(content: string, limit: number): void {
  if (content.length * 0.75 > limit * 1.01 + 100)
    throw refusedContent({ code: 'fileTooLarge', details: { limit: `${Math.round(limit / 1000)} KB` } });
}

function refusedContent(problem: FieldProblem & { readonly code: FailureCode | TripFailureCode }) {
  return invalidFields({ content: problem });
}
