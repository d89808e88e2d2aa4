import { expect, test } from 'vitest';
import { compareRows, shareRows } from './held-rows.ts';

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

test('of a list that is read again only the rows that say something else are new, wherever they stand', () => {
  const load = (name: string, eta: string | null = null) => ({ id: name, eta, holds: ['CREDIT'], stop: { at: 1 } });
  const old = { rows: [load('a'), load('b'), load('c')], total: 3 };
  const next = { rows: [load('new'), load('a'), load('b', '08:00'), load('c')], total: 4 };
  const shared = shareRows(old, next, id);
  expect(shared).toEqual(next);
  expect(shared.rows.map((each) => old.rows.includes(each))).toEqual([false, true, false, true]);
});

test('an answer that says the same is the one that is known', () => {
  const old = { rows: [row('a'), row('b')], total: 2 };
  expect(shareRows(old, structuredClone(old), id)).toBe(old);
  expect(shareRows(old, { ...structuredClone(old), total: 3 }, id)).toMatchObject({ total: 3 });
  expect(shareRows(old, { ...structuredClone(old), total: 3 }, id).rows).toBe(old.rows);
  expect(shareRows(undefined, old, id)).toBe(old);
  // A field that came or went is a change.
  expect(shareRows({ rows: [row('a')] }, { rows: [{ id: 'a' } as ReturnType<typeof row>] }, id).rows[0]).toEqual({
    id: 'a',
  });
});
