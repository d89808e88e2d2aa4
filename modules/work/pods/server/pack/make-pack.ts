import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PackFormat } from '#modules/work/pods/pack-status.ts';
import type { FileToDraw, PageToDraw } from './raster.ts';

export interface PaperTask {
  readonly kind: 'pack' | 'codes';
  readonly pages: readonly PageToDraw[];
  readonly files: Readonly<Record<string, FileToDraw>>;
  readonly format: PackFormat;
  /** Bytes that a part may have. */
  readonly atMost: number;
}

export interface MadePart {
  readonly bytes: Uint8Array;
  readonly pages: number;
}
export type PaperAnswer =
  | { readonly parts: readonly MadePart[] }
  | { readonly codes: readonly string[] }
  | { readonly problem: string };

/** What pages at 200 dpi need beside what the library of the canvas takes for itself. */
const memoryMegabytes = 256;
/** Two hundred pages on a machine that has other things to do. */
const timeLimitMilliseconds = 120_000;

/** What cannot be drawn: damaged, or too much. */
export class NotDrawable extends Error {
  override readonly name = 'NotDrawable';
}

/**
 * Draws pages in a thread of their own and makes one file of them, or several where one would be too large: a TIFF in CCITT
 * Group 4 at 200 dpi, or a PDF of the same pages in colour. Calls of others do not wait for it.
 */
export async function makePack(task: Omit<PaperTask, 'kind'>): Promise<readonly MadePart[]> {
  const answer = await onPaper({ ...task, kind: 'pack' });
  if ('parts' in answer) return answer.parts;
  throw new NotDrawable('problem' in answer ? answer.problem : 'no parts');
}

/** The texts of the QR codes on pages; none where they cannot be drawn. */
export async function codesOn(task: Pick<PaperTask, 'pages' | 'files'>): Promise<readonly string[]> {
  const answer = await onPaper({ ...task, kind: 'codes', format: 'TIFF', atMost: 0 });
  return 'codes' in answer ? answer.codes : [];
}

async function onPaper(task: PaperTask): Promise<PaperAnswer> {
  const worker = new Worker(new URL('./paper-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  const deadline = setTimeout(() => void worker.terminate(), timeLimitMilliseconds);
  try {
    const ended = once(worker, 'exit').then(
      () => [{ problem: 'ended' }],
      () => [{ problem: 'ended' }],
    );
    const [answer] = (await Promise.race([once(worker, 'message'), ended])) as [PaperAnswer];
    return answer;
  } catch (error) {
    return { problem: (error as Error).message };
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
