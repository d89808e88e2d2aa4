import { expect, test } from 'vitest';
import { type CellOptions, clockIn, dayIn, readCell } from './import-cell.ts';
import type { CellKind } from './import-field.ts';

const read = (text: string, kind: CellKind, options: Partial<CellOptions> = {}) => {
  const reading = readCell(
    text,
    { kind, choices: ['EMAIL', 'PORTAL'] },
    { dayFirst: true, decimalComma: false, ...options },
  );
  return 'value' in reading ? reading.value : undefined;
};

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
  expect(readCell('email; Portal', several, options)).toEqual({ value: ['EMAIL', 'PORTAL'] });
  expect(readCell('portal|email;', several, options)).toEqual({ value: ['PORTAL', 'EMAIL'] });
  expect(readCell('portal; fax', several, options)).toEqual({ refused: 'unreadable' });
  expect(readCell('  ', several, options)).toEqual({ value: null });
});

const comma = { decimalComma: true };
const unknown = { isMarkShown: false };
test.each<[string, Partial<CellOptions>, { isMoney?: true }, object]>([
  // In a file whose decimal mark is the dot.
  ['385,50', {}, {}, { value: 385.5, doubt: 'importOtherMark' }],
  ['R 1 250,5', {}, {}, { value: 1250.5, doubt: 'importOtherMark' }],
  ['1.250,00', {}, {}, { value: 1250, doubt: 'importOtherMark' }],
  ['250000,00', {}, { isMoney: true }, { value: 250_000, doubt: 'importOtherMark' }],
  ['42,5%', {}, {}, { value: 42.5, doubt: 'importOtherMark' }],
  ['1,250', {}, {}, { value: 1250 }],
  ['1,250', unknown, {}, { value: 1250, doubt: 'importMarkUnknown' }],
  ['1.250', {}, {}, { value: 1.25 }],
  ['1.250', {}, { isMoney: true }, { value: 1.25, doubt: 'importMarkUnknown' }],
  ['24.855', unknown, {}, { value: 24.855, doubt: 'importMarkUnknown' }],
  ['0.855', unknown, {}, { value: 0.855 }],
  ['12,34,567', {}, {}, { refused: 'unreadable' }],
  ['(1 250.00)', {}, {}, { value: -1250 }],
  // In one whose mark is the comma.
  ['28500.50', comma, {}, { value: 28_500.5, doubt: 'importOtherMark' }],
  ['28.500', comma, {}, { value: 28_500 }],
  ['1,250', comma, {}, { value: 1.25 }],
  // A number of a workbook is never read as text.
  ['24.855', { ...comma, isNumber: true }, {}, { value: 24.855 }],
  ['28500.5', { ...comma, isNumber: true }, { isMoney: true }, { value: 28_500.5 }],
  ['42.5%', { isNumber: true }, {}, { value: 42.5 }],
  ['42.5%', { isNumber: true }, { isMoney: true }, { refused: 'unreadable' }],
  // Currencies.
  ['$5', {}, {}, { refused: 'otherCurrency', other: '$' }],
  ['USD 12', {}, { isMoney: true }, { refused: 'otherCurrency', other: 'USD' }],
  ['12 MT', {}, {}, { refused: 'otherCurrency', other: 'MT' }],
  ['USD 12', { currency: 'USD' }, {}, { value: 12 }],
  ['12 rand', {}, {}, { value: 12 }],
  ['12 rand', { currency: 'USD' }, {}, { refused: 'otherCurrency', other: 'rand' }],
  ['12 pallets', {}, {}, { refused: 'unreadable' }],
  ['5 %', {}, { isMoney: true }, { refused: 'unreadable' }],
])('the number %j with %j in %j', (text, options, field, reading) => {
  expect(readCell(text, { kind: 'number', ...field }, { dayFirst: true, decimalComma: false, ...options })).toEqual(
    reading,
  );
});

test.each([
  ['30', { value: 30 }],
  ['30 days', { value: 30 }],
  ['30 Dae', { value: 30 }],
  ['Net 30', { value: 30 }],
  ['30 days from invoice', { value: 30 }],
  ['30 Days from statement', { value: 30, doubt: 'importTermDoubt' }],
  ['Cash', { value: 0 }],
  ['COD', { value: 0 }],
  ['Kontant', { value: 0 }],
  ['soon', { refused: 'unreadable' }],
  ['30.5', { refused: 'unreadable' }],
])('the term %j', (text, reading) => {
  expect(readCell(text, { kind: 'term' }, { dayFirst: true, decimalComma: false })).toEqual(reading);
});

test.each([
  ['Suid-Afrika', 'South Africa'],
  ['África do Sul', 'South Africa'],
  ['za', 'South Africa'],
  ['RSA', 'South Africa'],
  ['Moçambique', 'Mozambique'],
  ['Atlantis', 'Atlantis'],
])('the country %j is kept as %s', (text, name) => {
  const reading = readCell(text, { kind: 'text', isCountry: true }, { dayFirst: true, decimalComma: false });
  expect(reading).toEqual({ value: name });
});

const night = '2026-12-01T20:00:00.000Z';
test.each([
  ['2026-12-01 22:00', night],
  ['2026-12-01 22:00:00', night],
  ['2026-12-01T22:00:00', night],
  ['2026-12-01 10:00 PM', night],
  ['1 Dec 2026 10:00 pm', night],
  ['01/12/2026 10 PM', night],
  ['2026-12-01 20:00Z', night],
  ['2026-12-01T20:00:00.000Z', night],
  ['2026-12-01 22:00 SAST', night],
  ['2026-12-01 23:00+03:00', night],
  ['2026-12-01 12:00 AM', '2026-11-30T22:00:00.000Z'],
  ['2026-12-01 12:00 PM', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01', '2026-11-30T22:00:00.000Z'],
  ['2026-12-01 7:5', undefined],
  ['2026-12-01 anything', undefined],
  ['2026-12-01 10', undefined],
  ['2026-12-01 13:00 PM', undefined],
  ['2026-12-01 24:00', undefined],
  ['2026-12-01 22:00 XYZ', undefined],
  ['22:00', undefined],
])('the moment %j in Johannesburg is %s', (text, instant) => {
  expect(read(text, 'moment', { timeZone: 'Africa/Johannesburg' })).toBe(instant);
});

test.each([
  ['2026-12-01 22:00', '2026-12-01'],
  ['2026-12-01T00:00:00', '2026-12-01'],
  ['2026-12-01 anything', undefined],
  ['01/12/0026', undefined],
  ['1/12/26', undefined],
])('the day %j is %s', (text, day) => {
  expect(read(text, 'date')).toBe(day);
});

test('a cell full of blanks is no moment, which is said at once', () => {
  expect(read(`1${' '.repeat(32_000)}x`, 'moment')).toBeUndefined();
});

test.each([
  ['08:00', '08:00'],
  ['8h30', '08:30'],
  ['0800', '08:00'],
  ['10 PM', '22:00'],
  ['22:00 SAST', '22:00+02:00'],
  ['22:00:15', '22:00'],
  ['morning', undefined],
  ['25:00', undefined],
  ['2460', undefined],
  ['8', undefined],
  ['2026-12-01 08:00', undefined],
])('the clock of %j is %j', (written, expected) => {
  expect(clockIn(written)).toBe(expected);
});

test.each([
  ['2026-12-01 00:00', '2026-12-01'],
  ['1 Dec 2026', '1 Dec 2026'],
  ['01/12/2026 10:00 PM', '01/12/2026'],
])('the day of %j is %j', (written, expected) => {
  expect(dayIn(written)).toBe(expected);
});
