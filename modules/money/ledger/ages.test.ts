import { expect, test } from 'vitest';
import { daysBetween } from '#platform/dates.ts';
import { bandOf } from './ages.ts';

test.each([
  ['2026-11-22', 'current'],
  ['2026-11-23', 'current'],
  ['2026-11-21', '1–30'],
  ['2026-10-23', '1–30'],
  ['2026-10-22', '31–60'],
  ['2026-09-23', '31–60'],
  ['2026-09-22', '61–90'],
  ['2026-08-24', '61–90'],
  ['2026-08-23', '91–120'],
  ['2026-07-25', '91–120'],
  ['2026-07-24', '120+'],
])('due on %s is %s on 22 November 2026', (due, band) => {
  expect(bandOf(daysBetween(due, '2026-11-22'))).toBe(band);
});
