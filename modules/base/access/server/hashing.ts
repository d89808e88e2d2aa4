import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';

const fail = failures<FailureCode>();

export interface HashParameters {
  /** KB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}
export interface HashTask extends HashParameters {
  readonly password: string;
  readonly nonce: Uint8Array;
}

/** So many are hashed at once that a processor is left for everybody else (decisions 0128 and 0158). */
const atOnce = Math.max(1, os.availableParallelism() - 1);
const mayWait = 200;
let running = 0;
const waiting: (() => void)[] = [];
const idle: Worker[] = [];

/** A thread holds what it hashes and next to nothing else. */
const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

function start(): Worker {
  const worker = new Worker(new URL('./hashing-thread.js', import.meta.url), {
    execArgv: [],
    resourceLimits: limits,
  });
  worker.on('exit', () => {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
  });
  return worker;
}

async function hashed(task: HashTask): Promise<Buffer> {
  const worker = idle.pop() ?? start();
  // The process stays alive while a hash is awaited; an idle thread does not keep it.
  worker.ref();
  worker.postMessage(task);
  const [tag] = (await once(worker, 'message')) as [Uint8Array];
  worker.unref();
  idle.push(worker);
  return Buffer.from(tag);
}

/** An object, so that tests can count the hashes that an answer costs. */
export const hashing = {
  /**
   * In threads that step back behind everybody else. Whoever signs in among many waits longer, nobody who is signed in does;
   * from the 201st on they are told when to try again.
   */
  async argon2id(task: HashTask): Promise<Buffer> {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw fail('unavailable', 'unavailable', { retryAfterSeconds: 2 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running++;
    try {
      return await hashed(task);
    } finally {
      running--;
      waiting.shift()?.();
    }
  },
};
