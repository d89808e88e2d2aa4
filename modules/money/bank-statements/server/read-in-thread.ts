import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Columns } from '../columns.ts';
import type { ReadFile } from '../read-file.ts';
import { findingOf, readLimits } from '../read-file.ts';

export interface ReadRequest {
  readonly bytes: Uint8Array;
  readonly columns: Columns | null;
}

export interface ThreadLimits {
  /** Megabytes. */
  readonly memory: number;
  readonly milliseconds: number;
}

const limits: ThreadLimits = { memory: 512, milliseconds: 60_000 };
const nothing = { format: '', template: '', statements: [], pending: 0, sample: [], columns: null } as const;

/**
 * Reads a file in a thread of its own, with a limit of memory and time: no file holds up the calls of others or takes the
 * server with it. One that is too large is refused before anything of it is read.
 */
export async function readInThread(
  { bytes, columns }: ReadRequest,
  { memory, milliseconds }: ThreadLimits = limits,
): Promise<ReadFile> {
  if (bytes.byteLength > readLimits.bytes)
    return { ...nothing, findings: [findingOf('tooLarge', { most: readLimits.bytes / 1_000_000 })] };
  const worker = new Worker(new URL('./read-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const ended = once(worker, 'exit').catch(() => undefined);
  const answered = once(worker, 'message').catch(() => undefined);
  const deadline = setTimeout(() => void worker.terminate(), milliseconds);
  try {
    // A copy: the bytes of the caller stay where they are.
    worker.postMessage({ bytes: new Uint8Array(bytes), columns } satisfies ReadRequest);
    const answer = (await Promise.race([answered, ended.then(() => undefined)]))?.[0] as ReadFile | undefined;
    // Out of memory, out of time, or broken: the file is too much as it is.
    return answer ?? { ...nothing, findings: [findingOf('notRecognised')] };
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
