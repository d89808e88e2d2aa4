import { expect, test } from 'vitest';
import { missingOf } from './missing.ts';

const nothing = { signature: '', files: [], name: '' };
const signature = 'data:image/png;base64,AAAA';

test('a delivery without a photo and without a signature lacks its proof, whoever wants to sign', () => {
  expect(missingOf(nothing, false)).toBe('proof');
  expect(missingOf({ ...nothing, name: 'M Ledwaba' }, true)).toBe('proof');
});

test('a photo is enough unless the customer wants a signature', () => {
  expect(missingOf({ ...nothing, files: ['one'] }, false)).toBeUndefined();
  expect(missingOf({ ...nothing, files: ['one'] }, true)).toBe('signature');
});

test('whoever signed has a name, and spaces are none', () => {
  expect(missingOf({ ...nothing, signature }, false)).toBe('name');
  expect(missingOf({ ...nothing, signature, name: '  ' }, true)).toBe('name');
  expect(missingOf({ ...nothing, signature, name: 'M Ledwaba' }, true)).toBeUndefined();
});
