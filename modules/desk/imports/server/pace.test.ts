import { expect, test } from 'vitest';
import { mostGroups, Pace } from './pace.ts';

test('records that cost much are written in short transactions, cheap ones together', () => {
  const dear = new Pace();
  for (let turn = 0; turn < 3; turn++) dear.took(dear.groups, dear.groups * 25);
  expect(dear.groups).toBe(20);
  const cheap = new Pace();
  for (let turn = 0; turn < 6; turn++) cheap.took(cheap.groups, cheap.groups);
  expect(cheap.groups).toBe(mostGroups);
  const slow = new Pace();
  slow.took(slow.groups, 60_000);
  expect(slow.groups).toBe(10);
});
