import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money.ts';
import { lineNet, sumOf, totalsOf } from './totals.ts';

const rateOf = (vatCode: string) => ({ standard: 15, zeroRated: 0, reduced: 7.5 })[vatCode] ?? 0;
const standard = (...nets: number[]) => nets.map((net) => ({ net: cents(net), vatCode: 'standard' }));
const tenth = standard(...Array.from({ length: 10 }, () => 1003));

test('the net of a line is rounded once, half away from zero', () => {
  expect(lineNet({ quantity: 27.34, price: 385.5 })).toBe(1_053_957n);
  expect(lineNet({ quantity: 28, price: 385.5 })).toBe(1_079_400n);
  expect(lineNet({ quantity: 1, price: 24.855 })).toBe(2486n);
  expect(lineNet({ quantity: -1, price: 24.855 })).toBe(-2486n);
  expect(lineNet({ quantity: 612, price: 0.9255 })).toBe(56_641n);
  expect(lineNet({ quantity: 99_999_999_999.999, price: 0.0001 })).toBe(1_000_000_000n);
});

test('VAT is computed once per code, and the lines share it', () => {
  const totals = totalsOf(tenth, rateOf);
  expect(totals).toMatchObject({ net: 10_030n, vat: 1505n, gross: 11_535n });
  expect(totals.vatShares).toEqual([151n, 151n, 151n, 151n, 151n, 150n, 150n, 150n, 150n, 150n]);
  expect(totalsOf(standard(105, 105, 105, 105, 105, 105, 105), rateOf).vat).toBe(110n);
});

test('lines of two codes share the VAT of their own code', () => {
  const lines = [...standard(1_825_000, 67_968, 146_250), { net: cents(950_000), vatCode: 'zeroRated' }];
  const totals = totalsOf(lines, rateOf);
  expect(totals.vatShares).toEqual([273_750n, 10_195n, 21_938n, 0n]);
  expect(totals.byCode).toEqual([
    { vatCode: 'standard', rate: 15, net: 2_039_218n, vat: 305_883n },
    { vatCode: 'zeroRated', rate: 0, net: 950_000n, vat: 0n },
  ]);
});

test('an invoice has the same totals by line and aggregated', () => {
  const zero = (net: number) => ({ net: cents(net), vatCode: 'zeroRated' });
  const byLoad = [...standard(1_825_000, 67_968, 1_825_000, 67_968, 146_250), zero(950_000), zero(35_381)];
  const aggregated = [...standard(3_650_000, 135_936, 146_250), zero(950_000), zero(35_381)];
  for (const lines of [byLoad, aggregated]) {
    const totals = totalsOf(lines, rateOf);
    expect(totals.byCode).toMatchObject([
      { net: 3_932_186n, vat: 589_828n },
      { net: 985_381n, vat: 0n },
    ]);
    expect(totals.gross).toBe(5_507_395n);
    expect(sumOf(totals.vatShares)).toBe(totals.vat);
  }
});

test('a credit of a whole document takes back exactly what each line owed', () => {
  const credit = tenth.map((line) => ({ ...line, net: cents(-line.net) }));
  expect(totalsOf(credit, rateOf).vatShares).toEqual(totalsOf(tenth, rateOf).vatShares.map((share) => -share));
});

test('a document without lines owes nothing', () => {
  expect(totalsOf([], rateOf)).toEqual({ net: 0n, vat: 0n, gross: 0n, isVatKnown: true, byCode: [], vatShares: [] });
});

test('the shares of any lines add up to the VAT, are less than a cent off, and are mirrored by a credit', () => {
  const net = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((whole) => cents(whole));
  const vatCode = fc.constantFrom('standard', 'zeroRated', 'reduced');
  fc.assert(
    fc.property(fc.array(fc.record({ net, vatCode }), { maxLength: 30 }), (lines) => {
      const totals = totalsOf(lines, rateOf);
      expect(sumOf(totals.vatShares)).toBe(totals.vat);
      for (const [place, share] of totals.vatShares.entries()) {
        const { net: own, vatCode: code } = lines[place]!;
        const off = share * 1000n - own * BigInt(rateOf(code) * 10);
        expect(off < 1000n && off > -1000n).toBe(true);
      }
      const credit = totalsOf(
        lines.map((line) => ({ ...line, net: cents(-line.net) })),
        rateOf,
      );
      expect(credit.vat).toBe(-totals.vat);
    }),
  );
});
