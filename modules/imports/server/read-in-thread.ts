import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UnreadableFile, type FileProblem, type OpenedFile, type SheetRow } from './read-file.ts';

export interface ThreadRequest {
  /** With the first request; the others ask for more rows. */
  readonly bytes?: Uint8Array;
}

export type ThreadAnswer =
  | { readonly step: 'opened'; readonly file: Omit<OpenedFile, 'batches'> }
  | { readonly step: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly step: 'ended' }
  | { readonly step: 'refused'; readonly code: FileProblem };

export interface ThreadLimits {
  /** Megabytes: a workbook is unfolded as a whole. */
  readonly memory: number;
  readonly milliseconds: number;
}

const limits: ThreadLimits = { memory: 768, milliseconds: 60_000 };

/**
 * Opens a file in a thread of its own, with a limit of memory and time: no file holds up the calls of others or takes the
 * server with it, and what it took is given back at once. The bytes move over to it. `close` ends it in any case.
 */
export async function openInThread(
  bytes: Uint8Array<ArrayBuffer>,
  { memory, milliseconds }: ThreadLimits = limits,
): Promise<OpenedFile & { close(): Promise<unknown> }> {
  const worker = new Worker(new URL('./read-file-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const deadline = setTimeout(() => void worker.terminate(), milliseconds);
  const ended = once(worker, 'exit').catch(() => undefined);
  const close = () => {
    clearTimeout(deadline);
    return worker.terminate();
  };

  async function ask(request: ThreadRequest): Promise<ThreadAnswer> {
    const answered = once(worker, 'message').catch(() => undefined);
    worker.postMessage(request, request.bytes ? [request.bytes.buffer as ArrayBuffer] : []);
    const answer = (await Promise.race([answered, ended.then(() => undefined)]))?.[0] as ThreadAnswer | undefined;
    if (answer && answer.step !== 'refused') return answer;
    await close();
    // Out of memory, out of time, or broken: the file is too much as it is.
    throw new UnreadableFile(answer?.code ?? 'importNotReadable');
  }
  async function* batches(): AsyncGenerator<readonly SheetRow[]> {
    for (;;) {
      const answer = await ask({});
      if (answer.step !== 'rows') return;
      yield answer.rows;
    }
  }
  const opened = await ask({ bytes });
  if (opened.step !== 'opened') throw new Error(`A file was asked for, and the thread said ${opened.step}`);
  return { ...opened.file, batches: batches(), close };
}
