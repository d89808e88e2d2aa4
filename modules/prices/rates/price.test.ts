import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFor, divideRounded, percentOfAmount } from '#platform/calculations.ts';
import { type Cents, centsOf } from '#platform/money.ts';
import {
  type Percent,
  type Quantity,
  readPercent,
  readQuantity,
  readUnitPrice,
  type UnitPrice,
} from '#platform/scaled.ts';
import { amountOf, type Band, portionsOf, roundUnits } from './bands.ts';
import type { FuelClause, FuelPriceInForce } from './fuel.ts';
import { type LoadUnits, payableOf, type Price, type Priced, type PricedLoad, priceOf } from './price.ts';

const rand = (text: string) => centsOf(text)!;
const per = (text: string) => readUnitPrice(text)!;
const units = (text: string) => readQuantity(text)!;
const percent = (text: string) => readPercent(text)!;

const plain: Priced = {
  method: 'perTon',
  rate: per('385.50'),
  bands: [],
  bandMode: 'slab',
  minUnits: null,
  unitRounding: 'none',
  minCharge: null,
  maxCharge: null,
  includedStops: null,
  extraStop: null,
  extras: [],
};
const nothing: LoadUnits = {
  perLoad: units('1'),
  perKm: null,
  perTon: null,
  perM3: null,
  perPallet: null,
  perStop: units('2'),
  perHour: null,
  perDay: null,
  perContainer: null,
};
const load = (own: Partial<LoadUnits>, more: { clause?: FuelClause; fuelPrice?: FuelPriceInForce } = {}) => ({
  units: { ...nothing, ...own },
  sell: null as Cents | null,
  clause: more.clause ?? null,
  fuelPrice: more.fuelPrice ?? null,
});
const priced = (rate: Partial<Priced>, of: PricedLoad) => priceOf({ ...plain, ...rate }, of) as Price;

// The figures are those of the freight calculations that the company agreed on, to the cent.
const pallets = {
  method: 'perPallet',
  rate: per('320'),
  bands: [
    { from: units('11'), rate: per('280') },
    { from: units('21'), rate: per('250') },
  ],
} as const;

test.each([
  ['tonnes times the rate', {}, { perTon: units('27.340') }, '10539.57'],
  ['at least 28 tonnes', { minUnits: units('28') }, { perTon: units('27.340') }, '10794.00'],
  ['pallets, all by the band', { ...pallets, bandMode: 'slab' }, { perPallet: units('24') }, '6000.00'],
  ['pallets, each by its own', { ...pallets, bandMode: 'stepped' }, { perPallet: units('24') }, '7000.00'],
  ['the tenth pallet', { ...pallets, bandMode: 'slab' }, { perPallet: units('10') }, '3200.00'],
  ['the eleventh pallet, stepped', { ...pallets, bandMode: 'stepped' }, { perPallet: units('11') }, '3480.00'],
  ['half a cent goes up', { method: 'perKm', rate: per('24.8550') }, { perKm: units('1') }, '24.86'],
  ['begun hours', { method: 'perHour', unitRounding: 'half' }, { perHour: units('2.1') }, '963.75'],
  ['at least so much', { minCharge: rand('8500') }, { perTon: units('10') }, '8500.00'],
  ['at most so much', { maxCharge: rand('9000') }, { perTon: units('28') }, '9000.00'],
] as const)('%s', (_, rate, of, expected) => {
  expect(priced(rate as Partial<Priced>, load(of)).total).toBe(rand(expected));
});

test('a minimum and the most are named, so that the trace can say so', () => {
  expect(priced({ minUnits: units('28') }, load({ perTon: units('27.340') })).units).toEqual({
    stated: units('27.340'),
    rounded: units('27.340'),
    billed: units('28'),
    isMinimum: true,
  });
  expect(priced({ maxCharge: rand('9000') }, load({ perTon: units('28') }))).toMatchObject({
    counted: rand('10794'),
    bound: 'maxCharge',
  });
});

test('units that a load does not state are never taken for none', () => {
  expect(priceOf(plain, load({}))).toEqual({ missing: 'perTon' });
  const extra = { itemMasterId: 'a', description: 'Toll', method: 'perKm' as const, rate: per('1'), passThrough: true };
  expect(priceOf({ ...plain, extras: [extra] }, load({ perTon: units('1') }))).toEqual({ missing: 'perKm' });
  expect(priceOf({ ...plain, method: 'percentOfSell' }, load({}))).toEqual({ missing: 'percentOfSell' });
});

const clause: FuelClause = {
  id: 'c',
  code: 'FC-45',
  calculation: 'Basic',
  valueType: 'Percent',
  terms: { basePrice: per('21.3456'), weight: percent('45'), threshold: null, floor: null, cap: null },
  manualValue: null,
  appliesTo: 'linehaul',
  showAsLine: true,
};
const now: FuelPriceInForce = { price: per('23.1122'), effectiveFrom: '2026-11-04', isLatestKnown: false };

test('fuel as a percentage, and as money per unit', () => {
  const flat = { method: 'perLoad', rate: per('18250') } as const;
  expect(priced(flat, load({}, { clause, fuelPrice: now })).fuel).toMatchObject({
    percent: percent('3.7243'),
    amount: rand('679.68'),
  });
  const perKm = { method: 'perKm', rate: per('24.85') } as const;
  const money = { ...clause, valueType: 'Currency' } as const;
  expect(priced(perKm, load({ perKm: units('612') }, { clause: money, fuelPrice: now })).fuel).toMatchObject({
    perUnit: per('0.9255'),
    amount: rand('566.41'),
  });
  // Of a load as a whole the money is cents.
  expect(priced(flat, load({}, { clause: money, fuelPrice: now })).fuel).toMatchObject({ perUnit: per('679.68') });
});

test('a manual clause adds what was typed; extras count where the clause says so', () => {
  const flat = {
    method: 'perLoad',
    rate: per('10000'),
    extras: [{ itemMasterId: 'a', description: 'Tarpaulin', method: 'perLoad', rate: per('500'), passThrough: false }],
  } as const;
  const manual = { ...clause, calculation: 'Manual', manualValue: per('2.25') } as const;
  expect(priced(flat, load({}, { clause: manual })).fuel?.amount).toBe(rand('225.00'));
  const both = { ...manual, appliesTo: 'linehaulAndExtras' } as const;
  expect(priced(flat, load({}, { clause: both }))).toMatchObject({
    total: rand('10736.25'),
    fuel: { base: rand('10500') },
  });
  const money = { ...manual, valueType: 'Currency' } as const;
  expect(
    priced({ method: 'perKm', rate: per('20') }, load({ perKm: units('100') }, { clause: money })).fuel,
  ).toMatchObject({
    perUnit: per('2.25'),
    amount: rand('225'),
  });
});

test.each([
  ['linehaul', '566.41', '15208.20'],
  // 3.7243 % of R 500 are R 18.62.
  ['linehaulAndExtras', '585.03', '15708.20'],
] as const)(
  'fuel by money for each kilometre, of extras only where the clause counts on %s',
  (appliesTo, amount, base) => {
    const money = { ...clause, valueType: 'Currency', appliesTo } as const;
    const tarpaulin = { itemMasterId: 'a', description: 'Tarpaulin', method: 'perLoad', rate: per('500') } as const;
    const rate = { method: 'perKm', rate: per('24.85'), extras: [{ ...tarpaulin, passThrough: false }] } as const;
    expect(priced(rate, load({ perKm: units('612') }, { clause: money, fuelPrice: now })).fuel).toMatchObject({
      amount: rand(amount),
      base: rand(base),
    });
  },
);

test('a share of what the customer pays has no unit: money for each is a percentage then', () => {
  const share = (own: FuelClause, fuelPrice?: FuelPriceInForce) =>
    priced(
      { method: 'percentOfSell', rate: per('80') },
      { ...load({}, { clause: own, ...(fuelPrice && { fuelPrice }) }), sell: rand('10000') },
    ).fuel;
  const money = { ...clause, valueType: 'Currency' } as const;
  expect(share(money, now)).toMatchObject({ percent: percent('3.7243'), perUnit: null, amount: rand('297.94') });
  const manual = { ...money, calculation: 'Manual', manualValue: per('2.25') } as const;
  expect(share(manual)).toMatchObject({ percent: percent('2.25'), perUnit: null, amount: rand('180') });
});

test('without a price of fuel, or without terms, a basic clause makes no price', () => {
  expect(() => priced({}, load({ perTon: units('1') }, { clause }))).toThrow(RangeError);
  const untold = { ...clause, terms: null };
  expect(() => priced({}, load({ perTon: units('1') }, { clause: untold, fuelPrice: now }))).toThrow(RangeError);
});

test.each([
  ['27.999', '28.000', true, null],
  ['28.000', '28.000', false, null],
  ['28.001', '28.001', false, null],
])('%s t where at least 28 are billed', (tons, billed, isMinimum, bound) => {
  expect(priced({ minUnits: units('28') }, load({ perTon: units(tons) }))).toMatchObject({
    units: { billed: units(billed), isMinimum },
    bound,
  });
});

test.each([
  ['8499.99', '8500.00', 'minCharge'],
  ['8500.00', '8500.00', null],
  ['8500.01', '8500.01', null],
  ['8999.99', '8999.99', null],
  ['9000.00', '9000.00', null],
  ['9000.01', '9000.00', 'maxCharge'],
])('a way of R %s between R 8 500 and R 9 000', (rate, linehaul, bound) => {
  const between = { method: 'perLoad', rate: per(rate), minCharge: rand('8500'), maxCharge: rand('9000') } as const;
  expect(priced(between, load({}))).toMatchObject({ linehaul: rand(linehaul), bound });
});

test.each([
  ['perTon', 'slab', '10.999', '3519.68'],
  ['perTon', 'slab', '11.000', '3080.00'],
  ['perTon', 'slab', '11.001', '3080.28'],
  ['perTon', 'stepped', '11.000', '3520.00'],
  ['perTon', 'stepped', '11.001', '3520.28'],
  ['perPallet', 'slab', '10', '3200.00'],
  ['perPallet', 'slab', '11', '3080.00'],
  ['perPallet', 'stepped', '10', '3200.00'],
  ['perPallet', 'stepped', '11', '3480.00'],
  ['perPallet', 'stepped', '20', '6000.00'],
  ['perPallet', 'stepped', '21', '6250.00'],
] as const)('%s, %s: %s units where bands begin at 11 and 21', (method, bandMode, counted, expected) => {
  expect(priced({ ...pallets, method, bandMode }, load({ [method]: units(counted) })).linehaul).toBe(rand(expected));
});

test('a band of pallets that begins with the first leaves nothing before it, and units of none have no portion', () => {
  const first = { ...pallets, bands: [{ from: units('1'), rate: per('280') }], bandMode: 'stepped' } as const;
  expect(portionsOf(first, units('2'))).toEqual([{ from: units('1'), units: units('2'), rate: per('280') }]);
  expect(portionsOf({ ...first, bands: [{ from: units('0.5'), rate: per('280') }] }, units('2'))).toMatchObject([
    { units: units('2'), rate: per('280') },
  ]);
  expect(portionsOf(first, units('0'))).toEqual([]);
});

test.each([
  ['none', '2.001', '2.001'],
  ['whole', '2.000', '2.000'],
  ['whole', '2.001', '3.000'],
  ['half', '2.500', '2.500'],
  ['half', '2.501', '3.000'],
  ['tenth', '2.100', '2.100'],
  ['tenth', '2.101', '2.200'],
] as const)('begun units up to %s: %s are %s', (rounding, stated, billed) => {
  expect(roundUnits(units(stated), rounding)).toBe(units(billed));
});

test('stops beyond those in the price are charged each', () => {
  const rate = { method: 'perLoad', rate: per('9000'), includedStops: 2, extraStop: rand('450') } as const;
  expect(priced(rate, load({ perStop: units('5') }))).toMatchObject({ total: rand('10350'), linehaul: rand('9000') });
  expect(priced(rate, load({ perStop: units('2') })).extras).toEqual([]);
  expect(priced(rate, load({ perStop: units('3') })).total).toBe(rand('9450'));
  expect(priced({ ...rate, extraStop: null }, load({ perStop: units('5') })).extras).toEqual([]);
  expect(priced({ ...rate, includedStops: null }, load({ perStop: units('5') })).extras).toEqual([]);
});

/** As a load without a price of its own for the supplier asks for it. */
const shareOf = (share: Percent, { linehaul, fuel, extras }: Price) =>
  payableOf(share, { linehaul, fuel: fuel?.amount ?? (0n as Cents) }, extras);

test('a supplier without a rate gets its share of way and fuel, and in full what is paid on', () => {
  const sell = priced({ method: 'perLoad', rate: per('16000.50') }, load({}));
  expect(shareOf(percent('82.5'), sell)).toBe(rand('13200.41'));
  const toll = {
    itemMasterId: 'a',
    description: 'Toll',
    method: 'perLoad',
    rate: per('312'),
    passThrough: true,
  } as const;
  const withToll = priced({ method: 'perLoad', rate: per('16000.50'), extras: [toll] }, load({}));
  expect(shareOf(percent('82.5'), withToll)).toBe(rand('13512.41'));
});

const aQuantity = fc.bigInt({ min: 1n, max: 999_999_000n }).map((value) => value as Quantity);
const aPrice = fc.bigInt({ min: 0n, max: 99_999_999n }).map((value) => value as UnitPrice);
const someBands = fc
  .uniqueArray(fc.record({ from: aQuantity, rate: aPrice }), { selector: ({ from }) => from, maxLength: 6 })
  .map((bands): readonly Band[] => bands.map(({ from, rate }) => ({ from, rate })));
const aMethod = fc.constantFrom('perTon' as const, 'perPallet' as const);

/** Pallets are whole, and so is where their bands begin. */
function asCounted(method: string, units: Quantity, bands: readonly Band[]): [Quantity, readonly Band[]] {
  if (method !== 'perPallet') return [units, bands];
  const whole = new Map(bands.map(({ from, rate }) => [roundUnits(from, 'whole'), rate]));
  // Two bands never begin at the same number.
  return [roundUnits(units, 'whole'), [...whole].map(([from, rate]) => ({ from, rate }))];
}

test('stepped bands share out every unit once, in whatever order they were typed', () => {
  fc.assert(
    fc.property(aMethod, aPrice, someBands, aQuantity, (method, rate, typed, counted) => {
      const [whole, bands] = asCounted(method, counted, typed);
      const steps = portionsOf({ method, rate, bands, bandMode: 'stepped' }, whole);
      expect(steps.reduce((sum, each) => sum + each.units, 0n)).toBe(whole);
      expect(portionsOf({ method, rate, bands: bands.toReversed(), bandMode: 'stepped' }, whole)).toEqual(steps);
    }),
  );
});

test('bands of one price are no bands', () => {
  const mode = fc.constantFrom('slab' as const, 'stepped' as const);
  fc.assert(
    fc.property(aMethod, aPrice, someBands, aQuantity, mode, (method, rate, typed, counted, bandMode) => {
      const [whole, bands] = asCounted(method, counted, typed);
      const same = bands.map(({ from }) => ({ from, rate }));
      expect(amountOf(portionsOf({ method, rate, bands: same, bandMode }, whole))).toBe(amountFor(whole, rate));
    }),
  );
});

test('an amount is rounded once, by less than a cent, half away from zero', () => {
  fc.assert(
    fc.property(aPrice, someBands, aQuantity, (rate, bands, counted) => {
      const steps = portionsOf({ method: 'perTon', rate, bands, bandMode: 'stepped' }, counted);
      const exact = steps.reduce((sum, each) => sum + each.units * each.rate, 0n);
      const distance = amountOf(steps) * 100_000n - exact;
      expect(distance > -50_000n && distance <= 50_000n).toBe(true);
    }),
  );
  expect([divideRounded(5n, 10n), divideRounded(-5n, 10n)]).toEqual([1n, -1n]);
});

test('a charge lies between its least and its most, and more units never cost less without bands', () => {
  fc.assert(
    fc.property(aPrice, aQuantity, aQuantity, fc.bigInt(0n, 10_000_000n), (rate, a, b, least) => {
      const minCharge = least as Cents;
      const maxCharge = (least * 3n) as Cents;
      const [few, many] = (a < b ? [a, b] : [b, a]) as [Quantity, Quantity];
      const cost = (tons: Quantity) => priced({ rate, minCharge, maxCharge }, load({ perTon: tons })).linehaul;
      expect(cost(few) >= minCharge && cost(many) <= maxCharge && cost(few) <= cost(many)).toBe(true);
    }),
  );
});

test('the share of a supplier is rounded once too', () => {
  fc.assert(
    fc.property(aPrice, fc.bigInt(1n, 1_000_000n), (rate, share) => {
      const sell = priced({ method: 'perLoad', rate }, load({}));
      expect(shareOf(share as never, sell)).toBe(percentOfAmount(share as never, sell.linehaul));
    }),
  );
});
