import { expect, test } from 'vitest';
import { z } from 'zod';
import { blankOf, knownOf, withProvince } from './form.ts';

const form = z.strictObject({ name: z.string().min(1), isNew: z.boolean().default(true), note: z.string().optional() });

test('a blank form has the defaults of its fields, and empty text where there is none', () => {
  expect(blankOf(form)).toEqual({ name: '', isNew: true, note: undefined });
});

test('a record gives a form the fields that both have', () => {
  expect(knownOf(form, { name: 'Karoo', note: undefined, id: 7 })).toStrictEqual({ name: 'Karoo' });
});

test('an address has its region under both names', () => {
  expect(withProvince({ region: 'Gauteng' })).toEqual({ region: 'Gauteng', province: 'Gauteng' });
});
