import { expect, test } from 'vitest';
import { sharedSchemas } from './shared-schemas.ts';

const address = {
  type: 'object',
  properties: { street: { type: 'string', maxLength: 100 }, city: { type: 'string', maxLength: 100 } },
  required: ['street', 'city'],
  additionalProperties: false,
};
const party = { type: 'object', properties: { name: { type: 'string' }, seat: address, post: address } };

test('writes once what stands in several places, and leaves the rest where it is', () => {
  const schemas = sharedSchemas();
  schemas.meet(party);
  const written = schemas.shared(party, 'party') as typeof party;
  expect(written.properties.name).toEqual({ type: 'string' });
  expect(written.properties.seat).toEqual(written.properties.post);
  const [[name, shared] = []] = Object.entries(schemas.components());
  expect(name).toMatch(/^seat-[0-9a-f]{6}$/);
  expect(written.properties.seat).toEqual({ $ref: `#/components/schemas/${name}` });
  expect(shared).toEqual(address);
});

test('takes a property that is called like a keyword for a property', () => {
  const odd = { type: 'object', properties: { properties: { type: 'string' }, items: { type: 'integer' } } };
  const schemas = sharedSchemas();
  schemas.meet(odd);
  expect(schemas.shared(odd, 'odd')).toEqual(odd);
});

test('leaves out a pattern that says what its format says', () => {
  const id = { type: 'string', format: 'uuid', pattern: '^[0-9a-f-]{36}$' };
  const code = { type: 'string', pattern: '^[A-Z]+$' };
  expect(sharedSchemas().shared({ type: 'object', properties: { id, code } }, 'x')).toEqual({
    type: 'object',
    properties: { id: { type: 'string', format: 'uuid' }, code },
  });
});
