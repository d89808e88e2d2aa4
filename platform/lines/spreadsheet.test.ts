import { expect, test } from 'vitest';
import { decimalMarkOf, pastedCells, pastedNumber } from './spreadsheet.ts';

test('copied cells are read with tabs, quotation marks and every kind of line end', () => {
  expect(pastedCells('A\tB\r\nC\tD\r\n')).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ]);
  expect(pastedCells('"Tyre 22,5""\nsteer"\t12\rValve\t')).toEqual([
    ['Tyre 22,5"\nsteer', '12'],
    ['Valve', ''],
  ]);
  expect(pastedCells('12" pipe\t4\n\n\t\n"half open\t5')).toEqual([
    ['12" pipe', '4'],
    ['"half open', '5'],
  ]);
  expect(pastedCells('')).toEqual([]);
  expect(pastedCells('one')).toEqual([['one']]);
});

test('the decimal mark is the one that a number shows', () => {
  expect(decimalMarkOf(['12', '1,234', '5 480,00'])).toBe(',');
  expect(decimalMarkOf(['1,234', '38.5'])).toBe('.');
  expect(decimalMarkOf(['1.234.567'])).toBe(',');
  expect(decimalMarkOf(['1,234,567.5'])).toBe('.');
  expect(decimalMarkOf(['0,125'])).toBe(',');
  expect(decimalMarkOf(['12', '1,234', 'each'])).toBeUndefined();
  expect(decimalMarkOf(['12,5', '12.5'])).toBeUndefined();
});

test.each([
  ['R 5 480,00', ',', 5480],
  ['R5 480,00', undefined, 5480],
  ['5\u00a0480,0000', ',', 5480],
  ['5\u202f480,5', ',', 5480.5],
  ['1.234,50 €', ',', 1234.5],
  ['1,234.50', '.', 1234.5],
  ["1'234.50", '.', 1234.5],
  ['1,234', '.', 1234],
  ['1,234', ',', 1.234],
  ['1,234', undefined, 'ambiguous'],
  ['1.234', undefined, 'ambiguous'],
  ['12,5', undefined, 12.5],
  ['\u22125', undefined, -5],
  ['-5,25', ',', -5.25],
  ['-R 5,25', ',', -5.25],
  ['(5,25)', ',', -5.25],
  ['5,25-', ',', -5.25],
  ['12 000', undefined, 12_000],
  ['15 %', undefined, 15],
  ['1,23,456', '.', undefined],
  ['1.2.3', ',', undefined],
  ['each', undefined, undefined],
  ['12 tyres 3', undefined, undefined],
  ['', undefined, undefined],
] as const)('%s with %s is %s', (text, mark, expected) => {
  expect(pastedNumber(text, mark)).toBe(expected);
});
