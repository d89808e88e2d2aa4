import { expect, test } from 'vitest';
import { vatCodeOf } from './vat.ts';

test.each([
  { what: 'a load inside the country', code: 'standard', isInternational: false, isVendor: true, is: 'standard' },
  { what: 'a load across a border', code: 'standard', isInternational: true, isVendor: true, is: 'zeroRated' },
  { what: 'an exempt item across a border', code: 'exempt', isInternational: true, isVendor: true, is: 'exempt' },
  { what: 'a zero-rated item at home', code: 'zeroRated', isInternational: false, isVendor: true, is: 'zeroRated' },
  {
    what: 'a supplier without registration',
    code: 'standard',
    isInternational: false,
    isVendor: false,
    is: 'outOfScope',
  },
  { what: 'the same across a border', code: 'zeroRated', isInternational: true, isVendor: false, is: 'outOfScope' },
] as const)('$what has the code $is', ({ code, is, ...facts }) => {
  expect(vatCodeOf(code, facts)).toBe(is);
});
