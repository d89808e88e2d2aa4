import { expect, test } from 'vitest';
import { differencesOf, differs, type ReadKind } from './read-and-typed.ts';

test.each<[ReadKind, string, string, boolean]>([
  ['amount', '1450000.00', '1450000', false],
  ['amount', '1450000.00', '2900000.00', true],
  ['day', '2027-09-11', '2027-09-11', false],
  ['day', '2027-09-11', '2028-09-11', true],
  ['number', 'GIT/2026/14701', 'git 2026-14701', false],
  ['number', 'GIT/2026/14701', 'GIT/2026/14702', true],
  ['name', 'Modder River Refrigerated (Pty) Ltd', 'MODDER RIVER REFRIGERATED', false],
  ['name', 'Somebody Else CC', 'Modder River Refrigerated (Pty) Ltd', true],
  ['company', 'Santam Ltd', 'SANTAM', false],
  ['end', '7890', '1234567890', false],
  ['end', '7891', '1234567890', true],
])('a value of the kind %s: %s beside %s differs: %s', (kind, read, typed, expected) => {
  expect(differs({ kind, read, typed })).toBe(expected);
});

test('a value that one of them does not state differs from nothing', () => {
  expect(
    differencesOf([
      { field: 'cover', kind: 'amount', read: '', typed: '5' },
      { field: 'to', kind: 'day', read: '2027-09-11', typed: '' },
    ]),
  ).toEqual([]);
});
