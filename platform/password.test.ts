import { expect, test } from 'vitest';
import { failedPasswordTests } from './password.ts';

test.each([
  ['', ['length', 'special', 'number', 'capital', 'lower']],
  ['Abc-123', ['length']],
  ['Abcd1234', ['special']],
  ['Abcd efg1', ['special']],
  ['Abcd-efg', ['number']],
  ['abcd-123', ['capital']],
  ['ABCD-123', ['lower']],
  ['Abcd-123', []],
  ['Éléphant_7', []],
] as const)('%j fails %j', (password, failed) => {
  expect(failedPasswordTests(password)).toEqual(failed);
});
