import { parentPort } from 'node:worker_threads';
import { inspect, textOf } from './inspection.ts';
import { loadPdfReader } from './pdf-reader.ts';
import type { WorkerAnswer, WorkerTask } from './worker-pool.ts';

/** The thread in which uploads are taken apart. One task at a time; whatever goes wrong in it ends with this thread. */
const port = parentPort;
if (!port) throw new Error('this file is the body of a worker thread');
const answer = (message: WorkerAnswer) => port.postMessage(message);

// pdf.js leaves promises unattended that fail with a damaged file; the one that was asked for fails as well, and is heard.
process.on('unhandledRejection', () => undefined);
// In a thread this ends the thread alone.
port.on('message', (task: WorkerTask) => void run(task).catch(() => process.exit(1)));
await loadPdfReader();
answer({ step: 'ready' });

async function run(task: WorkerTask): Promise<void> {
  if (task.kind === 'text') {
    answer({ step: 'done', text: await textOf(task.bytes, task.pages) });
    return;
  }
  const steps = await inspect(task.bytes, task.rules);
  answer({ step: 'inspected', inspection: steps.inspection });
  const text = await steps.text();
  await steps.close();
  answer({ step: 'done', text });
}
