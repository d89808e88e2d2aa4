import { expect, test } from 'vitest';
import { RpcFailure } from '../rpc-failure.ts';
import { runForEach, Said } from './bulk.ts';

const rows = new Map(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, id]));

test('a row that is refused stops no other, and each says what became of it', async () => {
  const refusal = new RpcFailure({ kind: 'refusal', code: 'notAllowedInState' });
  const done: string[] = [];
  let reported = 0;
  const results = await runForEach(
    rows,
    async (row) => {
      if (row === 'b' || row === 'e') throw refusal;
      done.push(row);
    },
    (count) => (reported = count),
  );
  expect(done.toSorted()).toEqual(['a', 'c', 'd', 'f']);
  expect(results.map(({ id, error }) => [id, error])).toEqual([
    ['a', undefined],
    ['b', refusal],
    ['c', undefined],
    ['d', undefined],
    ['e', refusal],
    ['f', undefined],
  ]);
  expect(reported).toBe(6);
});

test('without a network the rest is not tried, and says why', async () => {
  const lost = new RpcFailure({ kind: 'network', code: 'noConnection' });
  let calls = 0;
  const results = await runForEach(
    rows,
    async () => {
      calls++;
      throw lost;
    },
    () => undefined,
  );
  expect(calls).toBeLessThan(rows.size);
  expect(results.every(({ error }) => error === lost)).toBe(true);
});

test('what was accepted and became something else is said in its own words', async () => {
  const held = new Said('Not dispatched: credit hold', true);
  const results = await runForEach(
    rows,
    async (row) => (row === 'c' ? held : { status: 'DISPATCHED' }),
    () => undefined,
  );
  expect(results.filter(({ said }) => said !== undefined)).toEqual([{ id: 'c', row: 'c', said: held }]);
});
