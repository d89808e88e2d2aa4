import { expect, test } from 'vitest';
import { methodWords } from './method-words.ts';
import { rateMethods } from './methods.ts';

test.each([
  ['Per km', 'perKm'],
  ['R/km', 'perKm'],
  ['km', 'perKm'],
  ['per ton', 'perTon'],
  ['R / ton', 'perTon'],
  ['por viagem', 'perLoad'],
  ['flat rate', 'perLoad'],
  ['Per Pallet', 'perPallet'],
  ['per drop', 'perStop'],
  ['per uur', 'perHour'],
  ['per cbm', 'perM3'],
  ['per mile', undefined],
])('%j is %j', (written, method) => {
  expect(methodWords.get(written.toLowerCase())).toBe(method);
});

test('every method has words', () => {
  expect(new Set(methodWords.values())).toEqual(new Set(rateMethods));
});
