import { expect, test } from 'vitest';
import { statementDayIn } from './statement-days.ts';

test.each([
  ['2026-11-25', 25, true],
  ['2026-11-24', 25, false],
  ['2026-11-30', 31, true],
  ['2026-11-29', 31, false],
  ['2027-02-28', 30, true],
  ['2028-02-28', 29, false],
  ['2028-02-29', 31, true],
  ['2026-12-31', 30, false],
] as const)('%s is the day for %d: %s', (today, chosen, isIt) => {
  expect(statementDayIn(today, chosen)).toBe(isIt);
});
