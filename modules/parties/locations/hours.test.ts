import { expect, test } from 'vitest';
import { type HoursException, hoursExceptions, hoursOn, operatingHours } from './hours.ts';
import { inputOf } from '#platform/operation.ts';

const week = inputOf(operatingHours, { thursday: '07:00-17:00', friday: '07:00-16:00' });
const exceptions = hoursExceptions.parse([
  { from: '2026-12-16', until: '2027-01-04', note: 'Shutdown' },
  { from: '2020-12-25', everyYear: true, note: 'Christmas Day' },
  { from: '2026-12-24', hours: '07:00-11:00' },
]);
const on = (date: string, given: readonly HoursException[] = exceptions) => {
  const { hours, exception } = hoursOn(week, given, date);
  return [hours, exception?.note];
};

test('a day is as its weekday, unless an exception holds; the one of a single day before one of many', () => {
  expect(on('2026-12-10')).toEqual(['07:00-17:00', undefined]);
  expect(on('2026-12-12')).toEqual(['', undefined]);
  expect(on('2026-12-17')).toEqual(['', 'Shutdown']);
  expect(on('2027-01-04')).toEqual(['', 'Shutdown']);
  expect(on('2026-12-24')).toEqual(['07:00-11:00', '']);
  expect(on('2026-12-25')).toEqual(['', 'Christmas Day']);
  expect(on('2031-12-25')).toEqual(['', 'Christmas Day']);
});

test('days of every year may run over its end, and hold from their first year on', () => {
  const shutdown = hoursExceptions.parse([{ from: '2026-12-20', until: '2027-01-03', everyYear: true, note: 'S' }]);
  for (const date of ['2026-12-20', '2027-01-03', '2030-12-31', '2031-01-02']) expect(on(date, shutdown)[1]).toBe('S');
  for (const date of ['2026-01-02', '2030-01-04', '2030-12-19']) expect(on(date, shutdown)[1]).toBeUndefined();
});

test('exceptions are kept by their first day, which no two share', () => {
  expect(exceptions.map(({ from }) => from)).toEqual(['2020-12-25', '2026-12-16', '2026-12-24']);
  const problems = (...given: object[]) =>
    hoursExceptions.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(problems({ from: '2026-05-01' }, { from: '2026-05-01' })).toEqual([['1.from', 'exceptionTwice']]);
  expect(problems({ from: '2026-05-01', until: '2026-04-30' })).toEqual([['0.until', 'rangeReversed']]);
  expect(problems({ from: '2026-05-01', until: '2027-05-01', everyYear: true })).toEqual([
    ['0.until', 'longerThanYear'],
  ]);
  expect(problems({ from: '2026-05-01', hours: 'nine to five' })).toEqual([['0.hours', 'openingHours']]);
});
