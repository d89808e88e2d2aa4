import { expect, test } from 'vitest';
import { publishedPrices } from './published-table.ts';

const of = (headings: readonly string[], rows: readonly (readonly string[])[], more: object = {}) =>
  publishedPrices({ fileName: 'Prices 2026.csv', above: [], headings, rows, decimalComma: false, ...more });

test('the table of a ministry in cents a litre, coast and inland one below the other, is eight prices in rand', () => {
  const table = of(
    ['COAST', '07-Jan-26', 'Feb 2026'],
    [
      ['95 LRP (c/l)', '2043.00', '2060.00'],
      ['95 ULP (c/l)', '2043.00', '2060.00'],
      ['Diesel 0.005% (c/l) **', '1 456.78', '1,501.25'],
      ['GAUTENG', '', ''],
      ['Diesel 0.05% (c/l) **', '1526.38', ''],
      ['Diesel 0.005% (c/l) **', '1532.48', '1577.95'],
      ['Illuminating Paraffin (c/l)', '1100.128', '-'],
      ['Pump rounding', '5', '5'],
    ],
  );
  expect(table?.rows.map((cells) => cells.slice(0, 6).join(' '))).toEqual([
    'P95-CO-RT-20260107 petrol95 coast retail 2026-01-07 20.4300',
    'P95-CO-RT-20260204 petrol95 coast retail 2026-02-04 20.6000',
    'D50-CO-WS-20260107 diesel50 coast wholesale 2026-01-07 14.5678',
    'D50-CO-WS-20260204 diesel50 coast wholesale 2026-02-04 15.0125',
    'D500-IN-WS-20260107 diesel500 inland wholesale 2026-01-07 15.2638',
    'D50-IN-WS-20260107 diesel50 inland wholesale 2026-01-07 15.3248',
    'D50-IN-WS-20260204 diesel50 inland wholesale 2026-02-04 15.7795',
    'PAR-IN-WS-20260107 paraffin inland wholesale 2026-01-07 11.0013',
  ]);
});

test('a table in rand stays in rand, its region may be in the title, and commas are read as the file has them', () => {
  const table = of(['Fuel', '2026-01-07'], [['Diesel 50 ppm', '20,02']], {
    above: [['Wholesale prices at the coast']],
    decimalComma: true,
  });
  expect(table?.rows).toEqual([
    ['D50-CO-WS-20260107', 'diesel50', 'coast', 'wholesale', '2026-01-07', '20.0200', 'Prices 2026.csv'],
  ]);
});

test('a list of prices, and a table without fuels, are left as they are', () => {
  expect(of(['code', 'fuelType', 'effectiveFrom'], [['A', 'diesel50', '2026-01-07']])).toBeUndefined();
  expect(of(['Account', 'Jan 2026'], [['Sales', '1 200.00']])).toBeUndefined();
});
