import { expect, test } from 'vitest';
import { countriesOf, regions } from './regions.ts';

test('every region has all its countries, each of which can be chosen', () => {
  expect(regions.map((region) => [region, countriesOf(region).length])).toEqual([
    ['southAfrica', 1],
    ['neighbours', 7],
    ['sacu', 5],
    ['sadc', 16],
  ]);
  expect(countriesOf('southAfrica')).toEqual(['South Africa']);
});
