import { expect, test } from 'vitest';
import { africanCountries } from '#platform/africa.ts';
import { toMap, viewOf } from './mercator.ts';
import { frameOfCountry, namedCountries, outlinePath } from './outline.ts';

const size = { width: 600, height: 400 };

test('every country of the mainland has an outline, around a town of its own', () => {
  const towns = {
    ZA: [-26.2, 28.05],
    MZ: [-25.97, 32.58],
    NG: [9.06, 7.49],
    EG: [30.04, 31.24],
    SO: [9.56, 44.07],
  } as const;
  for (const [code, [latitude, longitude]] of Object.entries(towns)) {
    const { south, west, north, east } = frameOfCountry(code as keyof typeof towns);
    expect(south < latitude && latitude < north && west < longitude && longitude < east, code).toBe(true);
  }
  const everything = frameOfCountry(undefined);
  const without = africanCountries.filter(({ code }) => frameOfCountry(code) === everything).map(({ code }) => code);
  // Islands too small to be drawn.
  expect(without).toEqual(['YT', 'RE']);
});

test('islands far out at sea do not make a country small', () => {
  const { south, north } = frameOfCountry('ZA');
  expect(south).toBeGreaterThan(-35);
  expect(north).toBeGreaterThan(-23);
  // Where islands are the country, all of them are in sight.
  const { west, east } = frameOfCountry('CV');
  expect(east - west).toBeGreaterThan(2);
});

test('only what is in sight is drawn, and named where there is room', () => {
  const lesotho = viewOf(frameOfCountry('LS'), size);
  expect(namedCountries(lesotho, size).map(({ code }) => code)).toContain('LS');
  expect(outlinePath(lesotho, size).match(/M/g)!.length).toBeLessThan(6);
  expect(outlinePath({ centre: toMap({ latitude: -30, longitude: -20 }), zoom: 8 }, size)).toBe('');
});
