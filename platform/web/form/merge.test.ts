import { expect, test } from 'vitest';
import { divergences } from '#platform/three-way.ts';
import { withTheirs } from './merge.ts';

const before = { name: 'Karoo', roles: ['a', 'b'], directors: [{ name: 'A' }, { name: 'B' }] };

test('values, ticks and rows of somebody else are taken, and what was typed here stays', () => {
  const theirs = { name: 'Karoo', roles: ['b', 'c'], directors: [{ name: 'A' }] };
  const mine = { ...before, name: 'Mine', roles: ['a', 'b', 'd'] };
  expect(withTheirs(mine, theirs, divergences(before, theirs, mine))).toEqual({
    name: 'Mine',
    roles: ['b', 'd', 'c'],
    directors: [{ name: 'A' }],
  });
});

test('nothing is taken that was not chosen', () => {
  expect(withTheirs(before, { ...before, name: 'Theirs' }, [])).toEqual(before);
});

test('a row that they added comes whole', () => {
  const theirs = { ...before, directors: [...before.directors, { name: 'C' }] };
  expect(withTheirs(before, theirs, divergences(before, theirs, before)).directors).toEqual(theirs.directors);
});
