import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queries } from '../queries.ts';
import { readAgain } from './read-again.ts';

afterEach(() => queries.clear());

/** A record on the screen, whose reads end when the test says so. */
function shown() {
  const reads: { readonly answer: (version: number) => void; readonly fail: () => void }[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ['loads', '1'],
    queryFn: () =>
      new Promise<number>((resolve, reject) => {
        reads.push({ answer: resolve, fail: () => reject(new Error('away')) });
      }),
  });
  const leave = observer.subscribe(() => undefined);
  return { reads, leave, version: () => observer.getCurrentResult().data };
}

async function settled(promise: Promise<void>): Promise<boolean> {
  let isDone = false;
  void promise.then(() => (isDone = true));
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  return isDone;
}

test('what follows waits until the record is there as it is now', async () => {
  const { reads, leave, version } = shown();
  reads[0]?.answer(1);
  await queries.ensureQueryData({ queryKey: ['loads', '1'] });
  const again = readAgain('loads', '1');
  expect(await settled(again)).toBe(false);
  reads[1]?.answer(2);
  await again;
  expect(version()).toBe(2);
  leave();
});

test('news that restart the read do not end the waiting', async () => {
  const { reads, leave, version } = shown();
  reads[0]?.answer(1);
  await queries.ensureQueryData({ queryKey: ['loads', '1'] });
  const again = readAgain('loads', '1');
  void queries.invalidateQueries({ queryKey: ['loads'] });
  expect(await settled(again)).toBe(false);
  reads.at(-1)?.answer(3);
  await again;
  expect(version()).toBe(3);
  leave();
});

test('a record that cannot be read, or stands on no screen, holds nobody up', async () => {
  const { reads, leave } = shown();
  reads[0]?.answer(1);
  await queries.ensureQueryData({ queryKey: ['loads', '1'] });
  const again = readAgain('loads', '1');
  for (let turn = 0; turn < 5 && !(await settled(again)); turn++) reads.at(-1)?.fail();
  await again;
  leave();
  await readAgain('loads', 'of no screen');
});
