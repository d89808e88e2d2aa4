import { Worker } from 'node:worker_threads';
import type { Inspection, UploadRules } from './verdict.ts';

export type WorkerTask =
  | { readonly kind: 'inspect'; readonly bytes: Uint8Array<ArrayBuffer>; readonly rules: UploadRules }
  | {
      readonly kind: 'text';
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** Numbers of the pages that are wanted, from 1 on. */
      readonly pages?: readonly number[];
    };

export type WorkerAnswer =
  | { readonly step: 'ready' }
  | { readonly step: 'inspected'; readonly inspection: Inspection }
  | { readonly step: 'done'; readonly text: string | undefined };

/** What came of a task: all of it, or what was known when its thread had to be ended. */
export interface TaskOutcome {
  readonly inspection?: Inspection;
  readonly text?: string;
  readonly ended: 'done' | 'outOfTime' | 'crashed';
}

export interface WorkerPool {
  /** Undefined when too many are waiting. */
  run(task: WorkerTask): Promise<TaskOutcome> | undefined;
  /** Ends all threads; what is under way counts as crashed. */
  close(): Promise<void>;
}

interface Waiting {
  readonly task: WorkerTask;
  readonly resolve: (outcome: TaskOutcome) => void;
}

export interface PoolOptions {
  readonly threads: number;
  /** From when a thread takes up the task. */
  readonly timeLimitMilliseconds: number;
  readonly maxWaiting: number;
  /** A thread with nothing to do is ended after this, and its memory given back. */
  readonly idleMilliseconds: number;
}

/** Starting a thread loads a PDF reader; on a machine under load that takes longer than any task may. */
const startLimitMilliseconds = 20_000;

/**
 * A few threads that do one task at a time. A task that takes too long is ended together with its thread, which is the only
 * way to stop code that never returns; the next task gets a new one.
 */
export function workerPool(script: URL, options: PoolOptions): WorkerPool {
  const waiting: Waiting[] = [];
  const threads = new Set<Worker>();
  /** Threads with nothing to do, and when each of them is ended. */
  const idle = new Map<Worker, NodeJS.Timeout>();

  function next(): void {
    const [resting] = idle.keys();
    if (!resting && threads.size >= options.threads) return;
    const job = waiting.shift();
    if (!job) return;
    const worker = resting ?? start();
    wake(worker);
    void perform(worker, !resting, job.task, options.timeLimitMilliseconds).then((outcome) => {
      if (outcome.ended === 'done') rest(worker);
      else void worker.terminate();
      job.resolve(outcome);
      next();
    });
  }

  function start(): Worker {
    // What pdf.js takes for itself; the bytes of files are counted by the checks.
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    });
    threads.add(worker);
    // A thread that is being ended may still report an error, which nobody waits for.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      wake(worker);
      threads.delete(worker);
      next();
    });
    return worker;
  }

  function wake(worker: Worker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }

  function rest(worker: Worker): void {
    // Neither an idle thread nor its timer keeps the process alive.
    worker.unref();
    const end = () => {
      // No longer idle from now on, so that nothing is given to a thread that is about to end.
      idle.delete(worker);
      void worker.terminate();
    };
    idle.set(worker, setTimeout(end, options.idleMilliseconds).unref());
  }

  return {
    run(task) {
      if (waiting.length >= options.maxWaiting) return undefined;
      return new Promise((resolve) => {
        waiting.push({ task, resolve });
        next();
      });
    },
    async close() {
      await Promise.all([...threads].map((worker) => worker.terminate()));
    },
  };
}

/** One task on one thread. Never rejects. */
function perform(worker: Worker, isNew: boolean, task: WorkerTask, timeLimit: number): Promise<TaskOutcome> {
  return new Promise((resolve) => {
    let inspection: Inspection | undefined;
    let timer: NodeJS.Timeout;
    const finish = (ended: TaskOutcome['ended'], text?: string) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onCrash).off('exit', onCrash);
      resolve({ ended, ...(inspection && { inspection }), ...(text !== undefined && { text }) });
    };
    const giveOut = () => {
      worker.ref();
      timer = setTimeout(() => finish('outOfTime'), timeLimit);
      // The bytes are a copy made for this task, so they move over instead of being copied again.
      worker.postMessage(task, [task.bytes.buffer]);
    };
    const onCrash = () => finish('crashed');
    const onMessage = (message: WorkerAnswer) => {
      if (message.step === 'ready') {
        clearTimeout(timer);
        giveOut();
      } else if (message.step === 'inspected') inspection = message.inspection;
      else finish('done', message.text);
    };
    worker.on('message', onMessage).on('error', onCrash).on('exit', onCrash);
    if (isNew) timer = setTimeout(() => finish('outOfTime'), startLimitMilliseconds);
    else giveOut();
  });
}
