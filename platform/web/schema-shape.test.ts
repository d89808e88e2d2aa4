import { expect, it } from 'vitest';
import { z } from 'zod';
import { hasField, ownValues } from './schema-shape.ts';

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
