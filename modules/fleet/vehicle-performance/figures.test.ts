import { expect, test } from 'vitest';
import { emissionFactors, emissionsOf } from './emissions.ts';
import { addedUp, type PerformanceSums, ratiosOf } from './figures.ts';

const nothing: PerformanceSums = {
  loggedKm: 0,
  loadedKm: 0,
  emptyKm: 0,
  privateKm: 0,
  km: 0,
  litres: 0,
  spanKm: 0,
  spanLitres: 0,
  trips: 0,
  tons: 0,
  fuelCost: 0,
  tollCost: 0,
  workshopCost: 0,
  driverCost: 0,
  revenue: 0,
  timedStops: 0,
  onTimeStops: 0,
  daysUsed: 0,
  daysAvailable: 0,
  co2eKg: 0,
  speedings: 0,
  harshDrivings: 0,
  fuelDrops: 0,
};
test('the ratio of a total is that of its sums (case 47)', () => {
  const vehicle = (spanKm: number, spanLitres: number) => ({ ...nothing, spanKm, spanLitres });
  expect(ratiosOf(addedUp([vehicle(300, 100), vehicle(100, 50)])).kmPerLitre).toBe(2.67);
});

test('a kilometre costs what the kilometres cost that were driven, not all that a vehicle ever ran (case 41)', () => {
  expect(ratiosOf({ ...nothing, km: 3000, workshopCost: 3_000_000 }).costPerKm).toBe(10);
});

test('a litre counts as its method says, and one that was burnt before a new edition keeps its factor (case 40)', () => {
  const litres = [{ day: '2026-10-15', litres: 1000 }];
  expect(emissionsOf('mineralTankToWheel', litres)).toBeCloseTo(2661.55, 6);
  expect(emissionsOf('pumpWellToWheel', litres)).toBeCloseTo(3197.47, 6);
  const next = { ...emissionFactors[0]!, edition: 'DEFRA 2027', kgPerLitre: 3, validFrom: '2027-06-01' };
  const both = [...emissionFactors, next];
  expect(emissionsOf('pumpWellToWheel', litres, both)).toBeCloseTo(3197.47, 6);
  expect(emissionsOf('pumpWellToWheel', [{ day: '2027-07-01', litres: 1000 }], both)).toBe(3000);
});

test('how somebody drives is told by kilometre, and no tracker is not a good driver', () => {
  expect(ratiosOf({ ...nothing, km: 2000, speedings: 5, harshDrivings: 4 }).drivingPer100Km).toBe(0.5);
  expect(ratiosOf({ ...nothing, km: 2000 }).drivingPer100Km).toBeNull();
});
