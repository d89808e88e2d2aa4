import { expect, test } from 'vitest';
import { emptyCompany } from './values.ts';

test('a new company begins in the place that the specification names', () => {
  expect(emptyCompany).toMatchObject({ country: 'South Africa', province: 'Gauteng', city: 'Johannesburg' });
});
