import { expect, test } from 'vitest';
import { divergences } from './three-way.ts';

const before = { name: 'Karoo Freight', phone: '021', address: { city: 'Cape Town' }, directors: [{ name: 'A' }] };

test('nothing to say when nobody else changed anything', () => {
  expect(divergences(before, before, { ...before, name: 'Mine' })).toEqual([]);
});

test('what only the other person changed needs no choice', () => {
  expect(divergences(before, { ...before, phone: '022' }, { ...before, name: 'Mine' })).toEqual([
    { path: 'phone', before: '021', theirs: '022', mine: '021', both: false },
  ]);
});

test('what both changed must be chosen', () => {
  expect(divergences(before, { ...before, name: 'Theirs' }, { ...before, name: 'Mine' })).toEqual([
    { path: 'name', before: 'Karoo Freight', theirs: 'Theirs', mine: 'Mine', both: true },
  ]);
});

test('the same change by both is no difference', () => {
  expect(divergences(before, { ...before, name: 'New' }, { ...before, name: 'New' })).toEqual([]);
});

test('goes into groups and lists, also where a row was added or removed', () => {
  const theirs = { ...before, address: { city: 'Durban' }, directors: [{ name: 'A' }, { name: 'B' }] };
  expect(divergences(before, theirs, before).map((each) => each.path)).toEqual(['address.city', 'directors.1.name']);
  expect(divergences(before, { ...before, directors: [] }, before)).toMatchObject([
    { path: 'directors.0.name', theirs: undefined, mine: 'A' },
  ]);
});

test('an empty field and an absent one are the same', () => {
  expect(divergences({ fax: null }, { fax: '' }, {})).toEqual([]);
});

test('what is ticked in a list is compared tick by tick, wherever it stands', () => {
  const ticked = (...roles: string[]) => ({ roles });
  expect(divergences(ticked('a', 'b', 'c'), ticked('c', 'b', 'd'), ticked('a', 'b'))).toEqual([
    { path: 'roles', member: 'a', before: true, theirs: undefined, mine: true, both: false },
    { path: 'roles', member: 'd', before: undefined, theirs: true, mine: undefined, both: false },
  ]);
});
