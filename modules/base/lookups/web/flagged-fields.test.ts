import { expect, test } from 'vitest';
import { flaggedFields } from './flagged-fields.ts';

test('the fields that are complained about, also in rows and in a field called type', () => {
  const error = { type: 'custom', message: 'required' };
  const errors = { vatNumber: error, physicalAddress: { postalCode: error }, contacts: [undefined, { type: error }] };
  expect(flaggedFields(errors)).toEqual(['vatNumber', 'physicalAddress.postalCode', 'contacts.1.type']);
  expect(flaggedFields({})).toEqual([]);
});
