import { expect, test } from 'vitest';
import { placesIn } from './form-order.ts';

const place = placesIn(['name', 'address', 'rows', 'city', 'number']);

test('fields come in the order of the form, rows one after the other, unknown fields last', () => {
  const paths = ['other', 'rows.1.number', 'rows.0.number', 'rows.1.city', 'address.number', 'address.city', 'name'];
  expect(paths.toSorted((a, b) => place(a) - place(b))).toEqual([
    'name',
    'address.city',
    'address.number',
    'rows.0.number',
    'rows.1.city',
    'rows.1.number',
    'other',
  ]);
});
