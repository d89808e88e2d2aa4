import { expect, it } from 'vitest';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { hasField, maxLengthOf, ownValues } from './schema-shape.ts';

const address = z.strictObject({ city: z.string() });
const schema = z
  .strictObject({
    name: z.string().default(''),
    address: address.optional(),
    directors: z.array(z.strictObject({ idNumber: z.string() })).default([]),
  })
  .refine(() => true);

it.each(['name', 'address', 'address.city', 'directors', 'directors.0', 'directors.12.idNumber'])('finds %s', (path) =>
  expect(hasField(schema, path)).toBe(true),
);

it.each(['nam', 'address.town', 'directors.0.name', 'name.first', ''])('does not find %j', (path) =>
  expect(hasField(schema, path)).toBe(false),
);

it('takes the values of its own fields only', () => {
  expect(ownValues(schema, { name: 'Karoo', bank: 'FNB' })).toEqual({ name: 'Karoo' });
});

it.each([
  ['a text', text(40), 40],
  ['a text that must be there', requiredText(80), 80],
  ['a text with a default', text(20).default(''), 20],
  ['a text with a rule of its own', text(100).refine(() => true), 100],
  ['a text without an end', z.string(), undefined],
  ['a number', z.number().max(7), undefined],
])('takes the length from %s', (_, name, longest) => {
  const directors = z.array(z.strictObject({ name })).default([]);
  const form = z.strictObject({ directors }).superRefine(() => undefined);
  expect(maxLengthOf(form, 'directors.3.name')).toBe(longest);
});

it('knows no length of a field that it does not have', () => {
  expect(maxLengthOf(schema, 'bank')).toBeUndefined();
});
