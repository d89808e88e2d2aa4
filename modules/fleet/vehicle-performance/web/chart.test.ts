import { expect, test } from 'vitest';
import { columnsOf, completeOf, stepsTo } from './chart.ts';

const row = (more: object) => ({
  vehicleId: 'v',
  registrationNumber: 'KS77TPGP',
  revenuePerKm: 46.9,
  costPerKm: 33.2,
  fuelPerKm: 9.8,
  kmComplete: 100,
  litresComplete: 64,
  ...more,
});

test('a column is hatched where less than eighty percent is complete, and no data is no column', () => {
  expect(columnsOf([row({})])[0]).toMatchObject({ earned: 46.9, spent: 33.2, fuel: 9.8, isHatched: true });
  expect(columnsOf([row({ litresComplete: null })])[0]!.isHatched).toBe(false);
  expect(columnsOf([row({ revenuePerKm: null, costPerKm: null, fuelPerKm: null })])[0]).toMatchObject({
    earned: null,
    spent: null,
  });
  expect(completeOf({ kmComplete: null, litresComplete: null })).toBe(100);
});

test.each([
  [46.9, [0, 20, 40, 60]],
  [8, [0, 2, 4, 6, 8]],
  [0, [0]],
])('the axis up to %s has the steps %j', (most, steps) => {
  expect(stepsTo(most)).toEqual(steps);
});
