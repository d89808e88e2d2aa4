import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { handmadePdf } from '../testing/pdf-files.ts';
import { uploadKinds } from './verdict.ts';
import { workerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';

const pools: WorkerPool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function start(options: Partial<PoolOptions> = {}): WorkerPool {
  const pool = workerPool(new URL('worker.ts', import.meta.url), {
    threads: 1,
    timeLimitMilliseconds: 3000,
    maxWaiting: 50,
    idleMilliseconds: 60_000,
    ...options,
  });
  pools.push(pool);
  return pool;
}

const rules = { accept: uploadKinds, maxBytes: 10_000_000, maxPages: 200, maxPixels: 40_000_000 };
const task = (file = handmadePdf()) => ({ kind: 'inspect', bytes: new Uint8Array(file), rules }) as const;
const endless = () => {
  const file = handmadePdf();
  const at = file.lastIndexOf('startxref');
  return Buffer.concat([file.subarray(0, at), Buffer.from('obj('.repeat(2_000_000)), file.subarray(at)]);
};

it('takes tasks one after the other, and no more than may wait', async () => {
  const pool = start({ maxWaiting: 3 });
  const running = Array.from({ length: 6 }, () => pool.run(task()));
  expect(running.map((outcome) => outcome !== undefined)).toEqual([true, true, true, true, false, false]);
  for (const outcome of await Promise.all(running)) if (outcome) expect(outcome.ended).toBe('done');
});

it('ends a task at its limit, and goes on with the next', async () => {
  const pool = start({ timeLimitMilliseconds: 2500 });
  const outcomes = await Promise.all([pool.run(task(endless())), pool.run(task())]);
  expect(outcomes.map((outcome) => outcome?.ended)).toEqual(['outOfTime', 'done']);
});

it('never gives a task to a thread that is about to end', async () => {
  const pool = start({ idleMilliseconds: 20 });
  for (let pause = 15; pause < 30; pause++) {
    expect((await pool.run(task()))?.ended).toBe('done');
    await wait(pause);
  }
});

it('says that a task was cut short when all threads are ended', async () => {
  const pool = start();
  const outcome = pool.run(task(endless()));
  await wait(500);
  await pool.close();
  expect((await outcome)?.ended).toBe('crashed');
  expect((await pool.run(task()))?.ended).toBe('done');
});
