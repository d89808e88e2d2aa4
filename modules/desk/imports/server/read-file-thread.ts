import { parentPort } from 'node:worker_threads';
import { UnreadableFile, type SheetRow } from '#platform/workbook/file-limits.ts';
import { openSheet } from './read-file.ts';
import type { ThreadAnswer, ThreadRequest } from './read-in-thread.ts';

/** The thread in which one file is taken apart. It hands out rows when it is asked for them, and ends with the last. */
const port = parentPort;
if (!port) throw new Error('this file is the body of a worker thread');
const answer = (message: ThreadAnswer) => port.postMessage(message);
let rows: AsyncIterator<readonly SheetRow[]> | undefined;

port.on('message', (request: ThreadRequest) => {
  void fulfil(request).catch((error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
    answer({ step: 'refused', code: error.code });
  });
});

async function fulfil(request: ThreadRequest): Promise<void> {
  if (!rows) {
    if (!request.bytes) return;
    const { batches, ...file } = await openSheet(request.bytes, request.wanted);
    rows = batches[Symbol.asyncIterator]();
    answer({ step: 'opened', file });
    return;
  }
  const { done, value } = await rows.next();
  answer(done ? { step: 'ended' } : { step: 'rows', rows: value });
}
