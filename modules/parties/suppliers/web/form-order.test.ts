import { expect, test } from 'vitest';
import { placeInForm } from './form-order.ts';

test('changes stand in the order of the form, directors one after the other', () => {
  const paths = [
    'gitCover',
    'directors.1.name',
    'vendorNumber',
    'directors.0.idNumber',
    'status',
    'physicalAddress.city',
    'directors.0.name',
    'registeredName',
    'somethingNew',
  ];
  expect(paths.toSorted((a, b) => placeInForm(a) - placeInForm(b))).toEqual([
    'registeredName',
    'physicalAddress.city',
    'directors.0.name',
    'directors.0.idNumber',
    'directors.1.name',
    'gitCover',
    'vendorNumber',
    'status',
    'somethingNew',
  ]);
});
