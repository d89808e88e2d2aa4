import { expect, test } from 'vitest';
import { cellValue, type CellKind } from './import-field.ts';

const read = (text: string, kind: CellKind, options: Partial<{ dayFirst: boolean; decimalComma: boolean }> = {}) =>
  cellValue(text, { kind, choices: ['EMAIL', 'PORTAL'] }, { dayFirst: true, decimalComma: false, ...options });

test.each([
  ['R 1,234.50', 'number', {}, 1234.5],
  ['1 234,50', 'number', { decimalComma: true }, 1234.5],
  ['1.234,50 ZAR', 'number', { decimalComma: true }, 1234.5],
  ['-7', 'number', {}, -7],
  ['12 %', 'number', {}, 12],
  ['twelve', 'number', {}, undefined],
  ['1.2.3', 'number', {}, undefined],
  ['Ja', 'flag', {}, true],
  ['não', 'flag', {}, false],
  ['perhaps', 'flag', {}, undefined],
  ['03/04/2026', 'date', {}, '2026-04-03'],
  ['03/04/2026', 'date', { dayFirst: false }, '2026-03-04'],
  ['2026-04-03T00:00:00.000Z', 'date', {}, '2026-04-03'],
  ['31.02.2026', 'date', {}, undefined],
  ['30-Jun-27', 'date', {}, '2027-06-30'],
  ['30 June 2027', 'date', {}, '2027-06-30'],
  ['June 30, 2027', 'date', {}, '2027-06-30'],
  ['1 Feb 1990', 'date', {}, '1990-02-01'],
  ['1-Feb-90', 'date', {}, '1990-02-01'],
  ['03 Sept 2028', 'date', {}, '2028-09-03'],
  ['15 Maart 2027', 'date', {}, '2027-03-15'],
  ['1 de Março de 2027', 'date', {}, '2027-03-01'],
  ['1er août 2027', 'date', {}, '2027-08-01'],
  ['31 févr. 2027', 'date', {}, undefined],
  ['12 Brumaire 2027', 'date', {}, undefined],
  ['27825550152.0', 'phone', {}, '27825550152'],
  ['+27 82 555 0152', 'phone', {}, '+27 82 555 0152'],
  ['2.782E+10', 'phone', {}, undefined],
  ['4670123456.00', 'digits', {}, '4670123456'],
  ['email', 'choice', {}, 'EMAIL'],
  ['fax', 'choice', {}, undefined],
  ['  Karoo  ', 'text', {}, 'Karoo'],
  ['8001 0150 09087', 'digits', {}, '8001015009087'],
  ['8.00102E+12', 'digits', {}, undefined],
  ['   ', 'number', {}, null],
] as const)('%j as %s', (text, kind, options, value) => {
  expect(read(text, kind, options)).toBe(value);
});

test('a cell that may say several is parted, and each part is read as one would be', () => {
  const several = { kind: 'choice', choices: ['EMAIL', 'PORTAL'], isSeveral: true } as const;
  const options = { dayFirst: true, decimalComma: false };
  expect(cellValue('email; Portal', several, options)).toEqual(['EMAIL', 'PORTAL']);
  expect(cellValue('portal|email;', several, options)).toEqual(['PORTAL', 'EMAIL']);
  expect(cellValue('portal; fax', several, options)).toBeUndefined();
  expect(cellValue('  ', several, options)).toBeNull();
});

test('a cell full of blanks is no moment, which is said at once', () => {
  expect(read(`1${' '.repeat(32_000)}x`, 'moment')).toBeUndefined();
});
