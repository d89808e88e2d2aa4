import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { UnreadableFile, type FileProblem, type SheetRow } from '#platform/workbook/file-limits.ts';
import type { OpenedFile, WantedSheet } from './read-file.ts';

export interface ThreadRequest {
  /** With the first request; the others ask for more rows. */
  readonly bytes?: Uint8Array;
  readonly wanted?: WantedSheet;
}

export type ThreadAnswer =
  | { readonly step: 'opened'; readonly file: Omit<OpenedFile, 'batches'> }
  | { readonly step: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly step: 'ended' }
  | { readonly step: 'refused'; readonly code: FileProblem };

export interface ThreadLimits {
  /** Megabytes: the texts that the cells of a workbook share are held at once. */
  readonly memory: number;
  /** That it works, without those in which it waits to be asked. */
  readonly milliseconds: number;
}

const limits: ThreadLimits = { memory: 512, milliseconds: 60_000 };

/**
 * Opens a file in a thread of its own, with a limit of memory and time: no file holds up the calls of others or takes the
 * server with it, and what it took is given back at once. The bytes move over to it. `close` ends it in any case.
 */
export async function openInThread(
  bytes: Uint8Array<ArrayBuffer>,
  { memory, milliseconds }: ThreadLimits = limits,
  wanted: WantedSheet = {},
): Promise<OpenedFile & { close(): Promise<unknown> }> {
  const worker = new Worker(new URL('./read-file-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  let left = milliseconds;
  const ended = once(worker, 'exit').catch(() => undefined);
  const close = () => worker.terminate();

  async function ask(request: ThreadRequest): Promise<ThreadAnswer> {
    const answered = once(worker, 'message').catch(() => undefined);
    // Its own time alone: between two questions it waits until the rows are kept.
    const [asked, deadline] = [performance.now(), setTimeout(() => void worker.terminate(), left)];
    worker.postMessage(request, request.bytes ? [request.bytes.buffer as ArrayBuffer] : []);
    const answer = (await Promise.race([answered, ended.then(() => undefined)]))?.[0] as ThreadAnswer | undefined;
    clearTimeout(deadline);
    left -= performance.now() - asked;
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
  const opened = await ask({ bytes, wanted });
  if (opened.step !== 'opened') throw new Error(`A file was asked for, and the thread said ${opened.step}`);
  return { ...opened.file, batches: batches(), close };
}
