import { expect, test } from 'vitest';
import { parseMoment, writtenMoment } from './moment-text.ts';

const expected = '2026-11-24';

test.each([
  ['24 Nov 2026 08:00', '2026-11-24T08:00'],
  ['25/11/2026 8:05', '2026-11-25T08:05'],
  ['25 Nov 8h30', '2026-11-25T08:30'],
  ['25/11 0830', '2026-11-25T08:30'],
  ['3 Jan 06:00', '2027-01-03T06:00'],
  ['14:00', '2026-11-24T14:00'],
  ['1400', '2026-11-24T14:00'],
  ['8.15', '2026-11-24T08:15'],
  ['+1 6:00', '2026-11-25T06:00'],
  ['2026-11-26T07:45', '2026-11-26T07:45'],
  ['2026-11-26 07:45', '2026-11-26T07:45'],
])('%s', (typed, moment) => {
  expect(parseMoment(typed, 'en', expected)).toBe(moment);
});

test.each(['', 'soon', '24 Nov 2026', '24:00', '8:70', '31 Feb 08:00', '8'])('%s is none', (typed) => {
  expect(parseMoment(typed, 'en', expected)).toBeUndefined();
});

test('words of the language, and back again', () => {
  expect(parseMoment('24 novembre 2026 08:00', 'fr', expected)).toBe('2026-11-24T08:00');
  expect(writtenMoment('2026-11-24T08:00', 'en')).toBe('24 Nov 2026 08:00');
  for (const language of ['en', 'afr', 'pt', 'fr'] as const)
    expect(parseMoment(writtenMoment('2026-08-04T08:00', language), language, expected)).toBe('2026-08-04T08:00');
});
