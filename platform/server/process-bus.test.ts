import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { processBus } from './process-bus.ts';
import { copyDatabase, dropDatabase } from './testing/cluster.ts';

let listenUrl: string;
beforeAll(async () => {
  listenUrl = await copyDatabase(inject('clusterUrl'), inject('templateDatabase'));
});
afterAll(() => dropDatabase(inject('clusterUrl'), new URL(listenUrl).pathname.slice(1)));

/** Session hashes, 32 bytes each, all different. */
const hashes = Array.from({ length: 1000 }, (_, index) => Buffer.alloc(32, index.toString(16).padStart(4, '0')));

test('what is told at once arrives whole in the other process, and the start prints no warning about it', async () => {
  const warnings: string[] = [];
  const warned = ({ message }: Error) => warnings.push(message);
  process.on('warning', warned);
  const heard: string[] = [];
  const teller = processBus({ listenUrl, read: () => {}, told: () => {} });
  const listener = processBus({
    listenUrl,
    read: () => {},
    told: (some) => heard.push(...some.map((hash) => hash.toString('hex'))),
  });
  try {
    await Promise.all([teller.start(), listener.start()]);
    teller.tell(hashes);
    await expect.poll(() => heard.length).toBe(hashes.length);
    expect(heard).toEqual(hashes.map((hash) => hash.toString('hex')));
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', warned);
    for (const bus of [teller, listener]) {
      bus.hush();
      await bus.stop();
    }
  }
});

test('what comes one after the other is read a few times, and none of it is left unread', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] });
  let reads = 0;
  const bus = processBus({ listenUrl, read: () => reads++, told: () => {} });
  /** How often is read by then, where something comes in each of these milliseconds. */
  const after = (milliseconds: number, comes = true) => {
    for (let count = 0; count < milliseconds; count++) {
      if (comes) bus.wake();
      vi.advanceTimersByTime(1);
    }
    return reads;
  };
  try {
    expect(after(1)).toBe(1);
    expect(after(60)).toBe(5);
    // The last one waits for its time, and nothing is read for nothing.
    expect(after(15, false)).toBe(6);
    expect(after(100, false)).toBe(6);
    // After a pause the first one is read at once.
    expect(after(1)).toBe(7);
  } finally {
    bus.hush();
    vi.useRealTimers();
  }
});
