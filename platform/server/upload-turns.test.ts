import { expect, test } from 'vitest';
import { turnsOf } from './upload-turns.ts';

/** Tasks that end when they are told to, and who is at work. */
function bench(limits: Parameters<typeof turnsOf>[0]) {
  const inTurn = turnsOf(limits);
  const atWork: string[] = [];
  const ends: (() => void)[] = [];
  const start = (caller: string) =>
    inTurn(caller, async () => {
      atWork.push(caller);
      await new Promise<void>((end) => ends.push(end));
      atWork.splice(atWork.indexOf(caller), 1);
    });
  const settle = () => new Promise((done) => setImmediate(done));
  return { atWork, ends, start, settle };
}

test('one caller takes its own turns alone, and leaves those of others free', async () => {
  const { atWork, ends, start, settle } = bench({ perCaller: 2, together: 3, mayWait: 5 });
  const all = ['greedy', 'greedy', 'greedy', 'other', 'third'].map(start);
  await settle();
  expect(atWork).toEqual(['greedy', 'greedy', 'other']);
  ends.shift()!();
  await settle();
  expect(atWork).toEqual(['greedy', 'other', 'greedy']);
  while (ends.length > 0) {
    ends.shift()!();
    await settle();
  }
  await Promise.all(all);
  expect(atWork).toEqual([]);
});

test('more than may wait are refused; a task that fails gives its turn back', async () => {
  const { ends, start, settle } = bench({ perCaller: 1, together: 5, mayWait: 1 });
  const taken = [start('greedy'), start('greedy')];
  await settle();
  await expect(start('greedy')).rejects.toMatchObject({ code: 'throttled' });
  while (ends.length > 0) {
    ends.shift()!();
    await settle();
  }
  await Promise.all(taken);

  const inTurn = turnsOf({ perCaller: 1, together: 1, mayWait: 1 });
  await expect(inTurn('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn('one', async () => 'free again')).toBe('free again');
});
