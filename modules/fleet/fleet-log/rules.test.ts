import { expect, test } from 'vitest';
import { amountOfLitres, gapsOf, judgeFuel } from './rules.ts';
import { csvRows, delimiterOf } from '#modules/money/bank-statements/csv-rows.ts';
import { dayOf, figureOf, isRounded, readSlips } from './slip-file.ts';

const csv = (lines: readonly string[]) => csvRows(lines.join('\n'), delimiterOf(lines.join('\n')));
const facts = { tankLitres: 800, priceOfDay: 22.8561 };

test('an empty amount is litres times price; a typed one is flagged by its difference, and no price stands in for it (case 38)', () => {
  expect(amountOfLitres(412.5, 23.1122)).toBe(953_378);
  const slip = { litres: 412.5, unitPrice: 23.1122 };
  expect(judgeFuel({ ...slip, amount: null }, facts)).toMatchObject({ amount: 953_378, flags: [] });
  expect(judgeFuel({ ...slip, amount: 955_378 }, facts)).toMatchObject({
    amount: 955_378,
    flags: ['amount'],
    differs: 2000,
  });
  expect(judgeFuel({ litres: 412.5, unitPrice: null, amount: 953_378 }, facts)).toMatchObject({ unitPrice: 23.1122 });
});

test('litres beyond the tank and a price beyond a fifth of the day are flagged', () => {
  const at = (litres: number, unitPrice: number) => judgeFuel({ litres, unitPrice, amount: null }, facts).flags;
  expect(at(840, 22.95)).toEqual([]);
  expect(at(840.5, 22.95)).toEqual(['tank']);
  expect(at(400, 27.5)).toEqual(['price']);
  expect(at(400, 18.2)).toEqual(['price']);
});

test('kilometres between two trips are a gap, whatever the order in which they were written', () => {
  const trip = (id: string, startKm: number, endKm: number) => ({ id, startKm, endKm });
  const trips = [trip('c', 406_216, 406_686), trip('a', 405_438, 406_154), trip('b', 406_686, 407_292)];
  expect(gapsOf(trips).map(({ startKm, endKm, after }) => [startKm, endKm, after.id])).toEqual([
    [406_154, 406_216, 'c'],
  ]);
  expect(gapsOf([...trips, trip('w', 406_154, 406_216)])).toEqual([]);
});

test('a comma is a decimal mark where the layout says so, and is asked about where nobody does (case 36)', () => {
  expect(figureOf('1 234,56', ',')).toBe(1234.56);
  expect(figureOf('1.234,56', ',')).toBe(1234.56);
  expect(figureOf('1,234.56', '')).toBe(1234.56);
  expect(figureOf('22.95', '')).toBe(22.95);
  expect(figureOf('(412.50)', '.')).toBe(-412.5);
  expect(() => figureOf('1,234', '')).toThrow();
  const layout = {
    columns: { date: 'Date', card: 'Card', number: 'No', amount: 'Amount' },
    decimalMark: '',
    dateForm: 'DMY',
  } as const;
  const rows = ['Date;Card;No;Amount', '15/10/2026;7078;1;1,234', '14/10/2026;7078;2;99.50'];
  expect(readSlips(csv(rows), layout, [])).toMatchObject({ kind: 'decimalUnclear', value: '1,234' });
  const comma = { ...layout, decimalMark: ',' } as const;
  const read = (lines: string[]) => {
    const result = readSlips(csv(lines), comma, []);
    return result.kind === 'read' ? result.rows.map(({ number, amount }) => [number, amount]).toSorted() : result;
  };
  const [head, one] = rows as [string, string];
  const two = '14/10/2026;7078;2;1 234,56';
  expect(read([head, one, two])).toEqual([
    ['1', 1.234],
    ['2', 1234.56],
  ]);
  expect(read([head, two, one])).toEqual(read([head, one, two]));
});

test('a card that a spreadsheet has damaged is refused with its line, and the others go in (case 35)', () => {
  const known = ['7078123456789012'];
  expect(isRounded('7078123456789010', known)).toBe(true);
  expect(isRounded('7078123456789012', known)).toBe(false);
  expect(isRounded('7078123456780000', [])).toBe(false);
  const layout = {
    columns: { date: 'Date', card: 'Card', number: 'No', amount: 'Amount' },
    decimalMark: '.',
    dateForm: 'YMD',
  } as const;
  const lines = [
    'Date,Card,No,Amount',
    '2026-10-15,7.08E+15,1,10.00',
    '2026-10-15,7078123456789010,2,10.00',
    '2026-10-15,0078123456789012,3,10.00',
  ];
  const read = readSlips(csv(lines), layout, known);
  expect(read).toMatchObject({
    kind: 'read',
    rows: [{ card: '0078123456789012' }],
    refused: [
      { row: 2, problem: 'cardDamaged' },
      { row: 3, problem: 'cardDamaged' },
    ],
  });
});

test.each([
  ['15/10/2026', 'DMY', '2026-10-15'],
  ['10/15/2026', 'MDY', '2026-10-15'],
  ['2026-10-15 05:32', 'YMD', '2026-10-15'],
  ['31/02/2026', 'DMY', undefined],
] as const)('the day %s of the form %s is %s', (text, form, day) => {
  expect(dayOf(text, form)).toBe(day);
});

test('of a workbook figures are what they are, days are days whatever the layout writes, and a long card as a number is damaged', () => {
  const layout = {
    columns: { date: 'Date', card: 'Card', number: 'No', litres: 'Litres', amount: 'Amount' },
    decimalMark: ',',
    dateForm: 'DMY',
  } as const;
  const cells = (card: string) => ['2026-10-04 05:32', card, '9', '412.5', '1.234'];
  const read = readSlips(
    [
      { row: 4, cells: ['Date', 'Card', 'No', 'Litres', 'Amount'] },
      { row: 5, cells: cells('7078123456789012'), numbers: [2, 3, 4] },
      { row: 6, cells: cells('7078123456789010'), numbers: [1, 2, 3, 4] },
      { row: 7, cells: cells('707812345678901'), numbers: [1, 2, 3, 4] },
    ],
    layout,
    [],
  );
  expect(read).toMatchObject({
    kind: 'read',
    rows: [
      { row: 5, day: '2026-10-04', time: '05:32', litres: 412.5, amount: 1.234, card: '7078123456789012' },
      { row: 7 },
    ],
    refused: [{ row: 6, problem: 'cardDamaged' }],
  });
});
