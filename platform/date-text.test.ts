import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { monthGrid, parseDate, weekdayNames } from './date-text.ts';
import { formatDate } from './dates.ts';
import { languages } from './language.ts';

describe('a typed date', () => {
  test.each([
    '03 Jun 2026',
    '3 June 2026',
    '3jun2026',
    '2026-06-03',
    '2026/6/3',
    '03/06/2026',
    '3.6.2026',
    '03-06-2026',
    '3 6 2026',
    '  3   JUN 2026 ',
  ])('%j is the third of June', (text) => {
    expect(parseDate(text, 'en')).toBe('2026-06-03');
  });

  test.each([
    '',
    '31/06/2026',
    '29 Feb 2026',
    '2026-13-01',
    '06 2026',
    '3 Ju 2026',
    'tomorrow',
    '03/06/26',
    '0000-01-01',
  ])('%j is none', (text) => {
    expect(parseDate(text, 'en')).toBeUndefined();
  });

  test('knows the months of each language, and the English ones everywhere', () => {
    expect(parseDate('1 fevr 2026', 'fr')).toBe('2026-02-01');
    expect(parseDate('1 août 2026', 'fr')).toBe('2026-08-01');
    expect(parseDate('5 de março de 2026', 'pt')).toBe('2026-03-05');
    expect(parseDate('5 Mei 2026', 'afr')).toBe('2026-05-05');
    expect(parseDate('5 May 2026', 'pt')).toBe('2026-05-05');
  });

  test('is read back as it is shown, in every language', () => {
    const days = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    for (const language of languages)
      fc.assert(fc.property(days, (day) => parseDate(formatDate(day, language), language) === day));
  });
});

test('a month is six weeks that begin on Monday', () => {
  const grid = monthGrid('2026-06-17');
  expect(grid).toHaveLength(6);
  expect(grid[0]?.[0]).toBe('2026-06-01');
  expect(monthGrid('2026-08-01')[0]).toEqual([
    '2026-07-27',
    '2026-07-28',
    '2026-07-29',
    '2026-07-30',
    '2026-07-31',
    '2026-08-01',
    '2026-08-02',
  ]);
  expect(weekdayNames('en', 'long')[0]).toBe('Monday');
});
