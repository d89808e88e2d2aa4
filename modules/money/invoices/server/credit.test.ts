import { expect, test } from 'vitest';
import { allocate, sumOf } from '#platform/calculations.ts';
import { cents, centsOf } from '#platform/money.ts';
import { vatOfPart } from '../credit.ts';
import { printedLines } from '../printed-lines.ts';
import { invoiceTotals } from './totals.ts';

const line = (net: number, vat: number, takenNet = 0, takenVat = 0) => ({
  net: centsOf(net)!,
  vat: centsOf(vat)!,
  takenNet: centsOf(takenNet)!,
  takenVat: centsOf(takenVat)!,
});
const totals = (lines: readonly (readonly [net: number, code?: string, percent?: number])[]) =>
  invoiceTotals(
    lines.map(([net, code = 'standard', percent = code === 'standard' ? 15 : 0]) => ({
      net: centsOf(net)!,
      vat_code: code,
      vat_percent: percent,
    })),
  );

test('cases 1, 2 and 6: VAT once for each code, with shares by largest remainder', () => {
  const fifty = totals(Array.from({ length: 50 }, () => [241.67]));
  expect([fifty.net, fifty.vat, fifty.gross]).toEqual([1_208_350n, 181_253n, 1_389_603n]);
  expect(fifty.shares.filter((share) => share === 3626n)).toHaveLength(3);
  expect(fifty.shares.slice(0, 3)).toEqual([3626n, 3626n, 3626n]);
  expect(totals([[18_250], [679.68], [1462.5], [9500, 'zeroRated']])).toMatchObject({
    vat: 305_883n,
    shares: [273_750n, 10_195n, 21_938n, 0n],
  });
  // Ten lines of 10.03, and seven of 1.05.
  const ten = totals(Array.from({ length: 10 }, () => [10.03]));
  expect([ten.net, ten.vat]).toEqual([10_030n, 1505n]);
  expect([151n, 150n].map((share) => ten.shares.filter((each) => each === share).length)).toEqual([5, 5]);
  expect(totals(Array.from({ length: 7 }, () => [1.05])).vat).toBe(110n);
  // A rebate of 100.00 on the whole is spread by the nets of its codes, and lowers each by its own part.
  expect(allocate(cents(-10_000), [300_000n, 100_000n])).toEqual([-7500n, -2500n]);
  expect(totals([[3000], [1000, 'zeroRated'], [-75], [-25, 'zeroRated']])).toMatchObject({
    vat: 43_875n,
    gross: 433_875n,
  });
  // A line is rounded first: a total is the sum of what is printed.
  expect(totals([[233.61], [149.37], [20.87], [226.79], [-230.66]])).toMatchObject({ net: 39_998n, vat: 6000n });
});

test('case 4: the mirror of an amount is its amount', () => {
  expect(totals([[100.5]]).vat).toBe(1508n);
  expect(totals([[-100.5]]).vat).toBe(-1508n);
});

test('case 5: an invoice at an old rate is credited at that rate', () => {
  expect(totals([[1000, 'standard', 14]]).vat).toBe(14_000n);
  expect(vatOfPart(line(1000, 140), centsOf(1000)!)).toBe(14_000n);
});

test('cases 14 and 15: a part takes its share of the VAT of its line, and the last part the rest', () => {
  expect(vatOfPart(line(68.33, 10.25), centsOf(68.33)!)).toBe(1025n);
  expect(vatOfPart(line(0.03, 0.01), 1n as never)).toBe(0n);
  expect(vatOfPart(line(0.03, 0.01, 0.02, 0), 1n as never)).toBe(1n);
  expect(() => vatOfPart(line(500, 75, 300, 45), centsOf(200.01)!)).toThrow(RangeError);
  expect(() => vatOfPart(line(500, 75), centsOf(-1)!)).toThrow(RangeError);
  expect(vatOfPart(line(-100, -15), centsOf(-40)!)).toBe(-600n);
});

test('however a line is cut up, the parts take back exactly its VAT', () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 500; round++) {
    const whole = { net: cents(1 + random(1_000_000)), vat: cents(random(200_000)) };
    const taken = { takenNet: cents(0), takenVat: cents(0) };
    const parts: bigint[] = [];
    while (taken.takenNet < whole.net) {
      const left = whole.net - taken.takenNet;
      const part = cents(random(3) === 0 ? left : BigInt(1 + random(Number(left))));
      const vat = vatOfPart({ ...whole, ...taken }, part);
      parts.push(vat);
      taken.takenNet = cents(taken.takenNet + part);
      taken.takenVat = cents(taken.takenVat + vat);
    }
    expect(sumOf(parts as never)).toBe(whole.vat);
    expect(parts.every((vat) => vat >= 0n)).toBe(true);
  }
});

test('aggregated or not, a document comes to the same', () => {
  const one = {
    itemMasterId: 'i',
    description: 'Linehaul',
    quantity: '1.5',
    unit: 'km',
    price: '10',
    vatCode: 'standard',
    vatPercent: 15,
    profitCentreId: 'c',
  };
  const lines = [
    { ...one, loadNumber: 'L1', net: cents(1500), vatShare: cents(225) },
    { ...one, loadNumber: 'L2', net: cents(1500), vatShare: cents(225) },
    { ...one, loadNumber: 'L3', price: '12', net: cents(1800), vatShare: cents(270) },
    { ...one, loadNumber: 'L3', profitCentreId: 'd', net: cents(700), vatShare: cents(105) },
  ];
  const [apart, together] = [false, true].map((isAggregated) =>
    printedLines(lines, { isAggregated, listsLoads: true }),
  );
  expect(apart).toHaveLength(4);
  expect(together).toMatchObject([
    { description: 'Linehaul · L1, L2, L3', quantity: '4.5', price: undefined, net: 4800n, vatShare: 720n },
    { description: 'Linehaul · L3', quantity: '1.5', price: '10', net: 700n },
  ]);
  for (const printed of [apart!, together!]) expect(sumOf(printed.map(({ net }) => net))).toBe(5500n);
});
