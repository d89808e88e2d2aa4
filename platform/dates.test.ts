import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  formatDate,
  formatDateTime,
  formatWindow,
  formatShortDateTime,
  formatAge,
  formatRelative,
  isCalendarDate,
  hourIn,
  todayIn,
} from './dates.ts';

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((it) => it.toISOString().slice(0, 10));

test.each(['2026-02-28', '2024-02-29', '2000-02-29', '0001-01-01'])('%s is a date', (text) =>
  expect(isCalendarDate(text)).toBe(true),
);
test.each([
  '0000-01-01',
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '03/06/2026',
  '2026-06-03T00:00',
  '',
  '20260603',
])('%s is none', (text) => expect(isCalendarDate(text)).toBe(false));

test.each([
  ['2026-05-31', -3, '2026-02-28'],
  ['2028-05-31', -3, '2028-02-29'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2025-12-31', 2, '2026-02-28'],
  ['2026-03-15', -3, '2025-12-15'],
  ['2026-06-30', 0, '2026-06-30'],
])('%s and %d months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

test('days are added and counted alike, across years and leap days', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  fc.assert(
    fc.property(
      dates,
      fc.integer({ min: -20_000, max: 20_000 }),
      (date, days) => daysBetween(date, addDays(date, days)) === days,
    ),
  );
});

test('adding months keeps the day, or ends the month', () => {
  fc.assert(
    fc.property(dates, fc.integer({ min: -240, max: 240 }), (date, months) => {
      const moved = addMonths(date, months);
      expect(isCalendarDate(moved)).toBe(true);
      if (moved.slice(8) !== date.slice(8)) expect(addDays(moved, 1).slice(8)).toBe('01');
    }),
  );
});

test('an age counts completed years', () => {
  expect(ageOn('2008-06-04', '2026-06-03')).toBe(17);
  expect(ageOn('2008-06-04', '2026-06-04')).toBe(18);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
});

test('today depends on the zone', () => {
  const now = new Date('2026-06-02T22:30:00Z');
  expect(todayIn('Africa/Johannesburg', now)).toBe('2026-06-03');
  expect(todayIn('UTC', now)).toBe('2026-06-02');
  expect(todayIn('Atlantic/Cape_Verde', now)).toBe('2026-06-02');
});

test.each([
  ['Africa/Maputo', '2026-11-21T22:00:00Z'],
  ['Africa/Johannesburg', '2026-11-21T22:00:00Z'],
  ['Africa/Kinshasa', '2026-11-21T23:00:00Z'],
])('in %s the day changes at its own midnight, to the millisecond', (zone, midnight) => {
  const at = (milliseconds: number) => todayIn(zone, new Date(new Date(midnight).getTime() + milliseconds));
  expect([at(-60_000), at(-1), at(0), at(1), at(59_999), at(-1)]).toEqual([
    '2026-11-21',
    '2026-11-21',
    '2026-11-22',
    '2026-11-22',
    '2026-11-22',
    '2026-11-21',
  ]);
});

test('zones that are asked in turn keep days of their own', () => {
  const now = new Date('2026-11-21T22:30:00Z');
  for (let turn = 0; turn < 3; turn++) {
    expect(todayIn('Africa/Maputo', now)).toBe('2026-11-22');
    expect(todayIn('Africa/Kinshasa', now)).toBe('2026-11-21');
  }
});

test('dates are written day, month, year in every language', () => {
  expect(formatDate('2026-06-03', 'en')).toBe('03 Jun 2026');
  expect(formatDate('2026-06-03', 'fr')).toBe('03 juin 2026');
  expect(formatDate('2026-06-03', 'pt')).toMatch(/^03 jun\.? 2026$/);
  expect(formatDate('2026-06-03', 'afr')).toMatch(/^03 Jun\.? 2026$/);
  expect(formatDateTime('2026-06-02T22:05:00Z', 'en', 'Africa/Johannesburg')).toBe('03 Jun 2026 00:05');
  expect(formatShortDateTime('2026-06-02T22:05:00Z', 'en', 'Africa/Johannesburg')).toBe('03 Jun 00:05');
});

test('a window says its day once, and both where it ends on another one', () => {
  const window = (from: string | null, until: string | null) =>
    formatWindow(from, until, 'en', 'Africa/Johannesburg').replaceAll('\u00a0', ' ');
  expect(window('2026-11-24T22:45:00Z', '2026-11-25T00:45:00Z')).toBe('25 Nov 2026 00:45 – 02:45');
  expect(window('2026-11-24T20:45:00Z', '2026-11-25T00:45:00Z')).toBe('24 Nov 2026 22:45 – 25 Nov 2026 02:45');
  expect(window('2026-11-24T20:45:00Z', null)).toBe('24 Nov 2026 22:45');
  expect(window(null, '2026-11-24T20:45:00Z')).toBe('24 Nov 2026 22:45');
  expect(window(null, null)).toBe('');
});

test('times in lists are short', () => {
  const now = new Date('2026-06-03T12:00:00Z');
  const at = (instant: string, language: 'en' | 'afr' | 'pt' | 'fr' = 'en') => formatAge(instant, now, language);
  expect(at('2026-06-03T11:59:15Z')).toBe('now');
  expect(at('2026-06-03T11:58:00Z')).toBe('2 min');
  expect(at('2026-05-30T12:00:00Z')).toBe('4 days');
  expect(at('2026-05-30T12:00:00Z', 'afr')).toBe('4 dae');
  expect(at('2026-05-30T12:00:00Z', 'pt')).toBe('4 dias');
  expect(at('2026-05-30T12:00:00Z', 'fr')).toBe('4\u202fj');
  expect(at('2026-06-05T12:00:00Z')).toBe('in 2 days');
});

test('relative times use the largest unit that fits', () => {
  const now = new Date('2026-06-03T12:00:00Z');
  const from = (instant: string) => formatRelative(instant, now, 'en');
  expect(from('2026-06-03T11:59:59.500Z')).toBe('now');
  expect(from('2026-06-03T11:59:15Z')).toBe('45 seconds ago');
  expect(from('2026-06-03T11:00:01Z')).toBe('59 minutes ago');
  expect(from('2026-06-03T14:00:00Z')).toBe('in 2 hours');
  expect(from('2026-06-02T11:00:00Z')).toBe('yesterday');
  expect(from('2026-04-20T12:00:00Z')).toBe('last month');
  expect(from('2024-05-20T12:00:00Z')).toBe('2 years ago');
  expect(formatRelative('2026-05-31T12:00:00Z', now, 'fr')).toBe('il y a 3 jours');
});

test('the hour is that of the wall clock in the zone', () => {
  const instant = new Date('2026-06-30T22:15:00Z');
  expect(hourIn('Africa/Johannesburg', instant)).toBe(0);
  expect(hourIn('Atlantic/Cape_Verde', instant)).toBe(21);
});

test('no day lies outside the years that four digits can say', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe('0001-01-01');
});
