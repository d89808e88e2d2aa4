import { expect, test } from 'vitest';
import { type Due, nextDue } from './next-due.ts';

const none: Due = { km: null, on: null, hours: null };
const plan = (more: object = {}) => ({
  everyKm: 20_000,
  everyDays: null,
  everyHours: null,
  countsFrom: 'done' as const,
  ...more,
});

test('case 43: due 100 000, each 20 000, done at 103 500: from what was done, or from the plan', () => {
  const [due, done] = [
    { ...none, km: 100_000 },
    { ...none, km: 103_500 },
  ];
  expect(nextDue(plan(), due, done).km).toBe(123_500);
  expect(nextDue(plan({ countsFrom: 'plan' }), due, done).km).toBe(120_000);
});

test('done early it is due one interval after the plan; what was missed altogether is not due at once again', () => {
  const byPlan = plan({ countsFrom: 'plan' });
  const due = { ...none, km: 100_000 };
  expect(nextDue(byPlan, due, { ...none, km: 98_000 }).km).toBe(120_000);
  expect(nextDue(byPlan, due, { ...none, km: 120_000 }).km).toBe(140_000);
  expect(nextDue(byPlan, due, { ...none, km: 145_000 }).km).toBe(160_000);
});

test('days follow the calendar, and a measure that was not told stays as it was due', () => {
  const yearly = plan({ everyDays: 365, everyHours: 250 });
  const due = { km: 100_000, on: '2026-03-01', hours: 900 };
  expect(nextDue(yearly, due, { km: 100_000, on: '2026-02-20', hours: null })).toEqual({
    km: 120_000,
    on: '2027-02-20',
    hours: 900,
  });
});
