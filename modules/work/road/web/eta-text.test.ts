import { expect, test } from 'vitest';
import { readEta } from './eta-text.ts';

const now = '2026-11-24T22:10';

test.each([
  ['05:20', '2026-11-25T06:00', '2026-11-25T05:20'],
  ['5h20', '2026-11-25T06:00', '2026-11-25T05:20'],
  ['0520', '2026-11-25T06:00', '2026-11-25T05:20'],
  ['+40', '2026-11-25T06:00', '2026-11-25T06:40'],
  ['+ 40 min', '2026-11-25T06:00', '2026-11-25T06:40'],
  ['+1h30', '2026-11-25T06:00', '2026-11-25T07:30'],
  ['+2h', '2026-11-24T23:30', '2026-11-25T01:30'],
  // Due this morning and not there yet: the evening has passed too, so it is tomorrow.
  ['20:00', '2026-11-24T08:00', '2026-11-25T20:00'],
  ['22:00', '2026-11-24T08:00', '2026-11-24T22:00'],
  ['23:30', '2026-11-25T00:10', '2026-11-24T23:30'],
  // Expected in three days: that day is meant, and not tomorrow.
  ['05:20', '2026-11-27T06:00', '2026-11-27T05:20'],
  ['26 Nov 05:20', '2026-11-25T06:00', '2026-11-26T05:20'],
  ['+1 8:00', '2026-11-25T06:00', '2026-11-26T08:00'],
  ['24:00', '2026-11-25T06:00', undefined],
  ['soon', '2026-11-25T06:00', undefined],
  ['', '2026-11-25T06:00', undefined],
] as const)('%s where %s was expected', (text, expected, eta) => {
  expect(readEta(text, { expected, now, language: 'en' })).toBe(eta);
});
