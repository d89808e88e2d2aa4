import { expect, test } from 'vitest';
import { lineNet, percentOf, sumOf, totalsOf } from './totals.ts';

const rateOf = (vatCode: string) => ({ standard: 15, zeroRated: 0, reduced: 7.5 })[vatCode] ?? 0;
const standard = (...nets: number[]) => nets.map((net) => ({ net, vatCode: 'standard' }));
const tenth = standard(...Array.from({ length: 10 }, () => 1003));

test('the net of a line is rounded once, half away from zero', () => {
  expect(lineNet({ quantity: 27.34, price: 385.5 })).toBe(1_053_957);
  expect(lineNet({ quantity: 28, price: 385.5 })).toBe(1_079_400);
  expect(lineNet({ quantity: 1, price: 24.855 })).toBe(2486);
  expect(lineNet({ quantity: -1, price: 24.855 })).toBe(-2486);
  expect(lineNet({ quantity: 612, price: 0.9255 })).toBe(56_641);
  expect(lineNet({ quantity: 99_999_999_999.999, price: 0.0001 })).toBe(1_000_000_000);
});

test('a percentage of an amount keeps its four decimals', () => {
  expect(percentOf(1_825_000, 3.7243)).toBe(67_968);
  expect(percentOf(1_825_000, -4.9449)).toBe(-90_244);
  expect(percentOf(1_600_050, 82.5)).toBe(1_320_041);
});

test('VAT is computed once per code, and the lines share it', () => {
  const totals = totalsOf(tenth, rateOf);
  expect(totals).toMatchObject({ net: 10_030, vat: 1505, gross: 11_535 });
  expect(totals.vatShares).toEqual([151, 151, 151, 151, 151, 150, 150, 150, 150, 150]);
  expect(totalsOf(standard(105, 105, 105, 105, 105, 105, 105), rateOf).vat).toBe(110);
});

test('lines of two codes share the VAT of their own code', () => {
  const lines = [...standard(1_825_000, 67_968, 146_250), { net: 950_000, vatCode: 'zeroRated' }];
  const totals = totalsOf(lines, rateOf);
  expect(totals.vatShares).toEqual([273_750, 10_195, 21_938, 0]);
  expect(totals.byCode).toEqual([
    { vatCode: 'standard', rate: 15, net: 2_039_218, vat: 305_883 },
    { vatCode: 'zeroRated', rate: 0, net: 950_000, vat: 0 },
  ]);
});

test('an invoice has the same totals by line and aggregated', () => {
  const zero = (net: number) => ({ net, vatCode: 'zeroRated' });
  const byLoad = [...standard(1_825_000, 67_968, 1_825_000, 67_968, 146_250), zero(950_000), zero(35_381)];
  const aggregated = [...standard(3_650_000, 135_936, 146_250), zero(950_000), zero(35_381)];
  for (const lines of [byLoad, aggregated]) {
    const totals = totalsOf(lines, rateOf);
    expect(totals.byCode).toMatchObject([
      { net: 3_932_186, vat: 589_828 },
      { net: 985_381, vat: 0 },
    ]);
    expect(totals.gross).toBe(5_507_395);
    expect(sumOf(totals.vatShares)).toBe(totals.vat);
  }
});

test('a credit of a whole document takes back exactly what each line owed', () => {
  const credit = tenth.map((line) => ({ ...line, net: -line.net }));
  expect(totalsOf(credit, rateOf).vatShares).toEqual(totalsOf(tenth, rateOf).vatShares.map((share) => -share));
});

test('a document without lines owes nothing', () => {
  expect(totalsOf([], rateOf)).toEqual({ net: 0, vat: 0, gross: 0, byCode: [], vatShares: [] });
});
