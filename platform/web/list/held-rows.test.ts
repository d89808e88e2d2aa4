import { expect, test } from 'vitest';
import { compareRows } from './held-rows.ts';

const row = (id: string, value = 1) => ({ id, value });
const id = (each: { id: string }) => each.id;

test('values change where the rows stand; what came, went or moved is counted', () => {
  const held = [row('a'), row('b'), row('c')];
  const newest = [row('d'), row('b', 2), row('a')];
  const compared = compareRows(held, newest, id);
  expect(compared.rows).toEqual([row('a'), row('b', 2), row('c')]);
  expect(compared).toMatchObject({ arrived: 1, differs: true });
  expect([...compared.left]).toEqual(['c']);
});

test('an answer with the same rows in the same order is taken over whole', () => {
  const newest = [row('a', 5), row('b')];
  const compared = compareRows([row('a'), row('b')], newest, id);
  expect(compared.rows).toBe(newest);
  expect(compared).toMatchObject({ arrived: 0, differs: false });
});

test('only another order is a difference too, and nothing is drawn again for it', () => {
  const held = [row('a'), row('b')];
  const compared = compareRows(held, [held[1]!, held[0]!], id);
  expect(compared.rows).toBe(held);
  expect(compared).toMatchObject({ arrived: 0, differs: true });
  expect(compared.left.size).toBe(0);
});
