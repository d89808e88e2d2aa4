import { expect, test } from 'vitest';
import { firstMode } from './first-mode.ts';

const record = {
  mode: 'upsert',
  mapping: { 0: 'loadKey', 1: 'externalReference' },
  keys: ['External reference'],
  fields: [
    { name: 'loadKey', label: 'Load key' },
    { name: 'externalReference', label: 'External reference' },
  ],
  mayCreate: true,
  mayUpdate: true,
} as unknown as Parameters<typeof firstMode>[0];

test.each([
  { what: 'creates and changes where a column says which record is meant', given: {}, mode: 'upsert' },
  { what: 'only creates where no column does', given: { mapping: { 0: 'loadKey' } }, mode: 'create' },
  { what: 'waits for a choice where nothing is matched yet', given: { mapping: {} }, mode: 'upsert' },
  { what: 'keeps what a saved mapping says', given: { mapping: { 0: 'loadKey' }, mode: 'update' }, mode: 'update' },
  { what: 'only changes for whoever may not create', given: { mayCreate: false }, mode: 'update' },
  { what: 'only creates for whoever may not change', given: { mayUpdate: false }, mode: 'create' },
] as const)('an import $what', ({ given, mode }) => {
  expect(firstMode({ ...record, ...given } as typeof record)).toBe(mode);
});
