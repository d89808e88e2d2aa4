import { availableParallelism } from 'node:os';
import { Failure } from '#platform/failure.ts';
import { refusal, type Inspection, type RefusedUpload, type UploadRules } from './uploads/inspection.ts';
import { workerPool, type TaskOutcome, type WorkerTask } from './uploads/worker-pool.ts';

export type { InspectedUpload, Inspection, RefusedUpload, UploadCode, UploadRules } from './uploads/inspection.ts';
export { uploadKinds, type UploadKind } from './uploads/recognition.ts';
export { tiffToPdf } from './uploads/tiff-to-pdf.ts';

/** The limits of quality.md §6; a purpose that needs others says so. */
export const uploadLimits = { maxBytes: 10_000_000, maxPages: 200, maxPixels: 40_000_000 } as const;

const pool = workerPool(new URL('./uploads/worker.ts', import.meta.url), {
  // Uploads are rare and calls are not: half of the processors at most are theirs.
  threads: Math.max(1, Math.floor(availableParallelism() / 2)),
  timeLimitMilliseconds: 3000,
  maxWaiting: 50,
  idleMilliseconds: 60_000,
});

/**
 * Whether these bytes may be kept, and as what: recognised by content, whole, within the limits, and harmless. The taking
 * apart is done in a thread with a limit of three seconds, so that no file holds up the calls of others.
 */
export async function inspectUpload(bytes: Uint8Array, rules: UploadRules): Promise<Inspection> {
  if (bytes.length === 0) return refusal('fileEmpty');
  if (bytes.length > rules.maxBytes) return tooLarge(rules.maxBytes);
  const { inspection, text, ended } = await run({ kind: 'inspect', bytes: new Uint8Array(bytes), rules });
  if (!inspection) return refusal('fileDamaged', { check: ended });
  return inspection.ok && text ? { ...inspection, text } : inspection;
}

/** The text of the first pages of a PDF that was accepted, laid out in lines; undefined for a scan. At most 50,000 characters. */
export async function pdfText(bytes: Uint8Array): Promise<string | undefined> {
  const { text } = await run({ kind: 'text', bytes: new Uint8Array(bytes) });
  return text === '' ? undefined : text;
}

/** Ends the threads, for a server that stops. Later calls start new ones. */
export function endUploadThreads(): Promise<void> {
  return pool.close();
}

export type DecodedUpload = { readonly ok: true; readonly bytes: Uint8Array } | RefusedUpload;

/**
 * The bytes of base64 (RFC 4648 §4) or of a data URL of it. Strict: padding is required, and line breaks, the URL alphabet
 * and stray bits are refused, so that one file has one spelling. What a data URL says about its type does not count.
 */
export function decodeBase64(value: string, maxBytes: number): DecodedUpload {
  const encoded = value.startsWith('data:') ? value.slice(value.indexOf(',') + 1) : value;
  if (
    value.startsWith('data:') &&
    !/^data:[\w.+/-]{0,127}(;[\w.+-]{1,40}=[\w.+-]{0,127}){0,4};base64,/.test(value.slice(0, 1000))
  )
    return refusal('fileDamaged', { check: 'dataUrl' });
  if (encoded === '') return refusal('fileEmpty');
  if (encoded.length > Math.ceil(maxBytes / 3) * 4) return tooLarge(maxBytes);
  if (encoded.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded))
    return refusal('fileDamaged', { check: 'base64' });
  const bytes = Buffer.from(encoded, 'base64');
  if (lastGroupOf(bytes) !== encoded.slice(-4)) return refusal('fileDamaged', { check: 'base64' });
  return bytes.length > maxBytes ? tooLarge(maxBytes) : { ok: true, bytes };
}

/** Spelled again: the bits that the padding leaves over are zero in the one proper spelling. */
function lastGroupOf(bytes: Buffer): string {
  return bytes.subarray(Math.floor((bytes.length - 1) / 3) * 3).toString('base64');
}

async function run(task: WorkerTask): Promise<TaskOutcome> {
  const outcome = pool.run(task);
  if (!outcome) throw new Failure('unavailable', 'unavailable');
  return outcome;
}

function tooLarge(maxBytes: number): RefusedUpload {
  return refusal('fileTooLarge', { limit: `${Math.floor(maxBytes / 1_000_000)} MB` });
}
