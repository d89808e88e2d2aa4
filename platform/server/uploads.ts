import { availableParallelism } from 'node:os';
import { Failure } from '#platform/failure.ts';
import { refusal, tooLarge, type Inspection, type UploadRules } from './uploads/verdict.ts';
import { workerPool, type TaskOutcome, type WorkerTask } from './uploads/worker-pool.ts';

export { decodeBase64 } from './uploads/base64.ts';
export { tiffToPdf } from './uploads/tiff-to-pdf.ts';
export type { Inspection, UploadCode, UploadKind, UploadRules } from './uploads/verdict.ts';

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

/**
 * The text of the first five pages of a PDF that was accepted, or of those whose numbers are given (from 1 on, at most 20),
 * laid out in lines; undefined for a scan. At most 50,000 characters.
 */
export async function pdfText(bytes: Uint8Array, pages?: readonly number[]): Promise<string | undefined> {
  const { text } = await run({ kind: 'text', bytes: new Uint8Array(bytes), ...(pages && { pages }) });
  return text === '' ? undefined : text;
}

/** Ends the threads, for a server that stops. Later calls start new ones. */
export function endUploadThreads(): Promise<void> {
  return pool.close();
}

async function run(task: WorkerTask): Promise<TaskOutcome> {
  const outcome = pool.run(task);
  if (!outcome) throw new Failure('unavailable', 'unavailable');
  return outcome;
}
