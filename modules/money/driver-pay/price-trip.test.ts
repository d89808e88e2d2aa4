import { expect, test } from 'vitest';
import { centsOf, type Cents, noCents } from '#platform/money.ts';
import { readPercent, readQuantity, readUnitPrice } from '#platform/scaled.ts';
import type { PayComponent } from '#modules/prices/driver-rates/pay.ts';
import { minimumFor } from './minimum.ts';
import { priceTrip, type RateOfDriver, routeTypeOf, type TripFacts } from './price-trip.ts';

const rand = (text: string) => centsOf(text)!;
const at = (time: string) => new Date(`2026-11-06T${time}:00Z`);
const stood = (arrived: string, departed: string) => ({
  windowStart: null,
  arrivedAt: at(arrived),
  departedAt: at(departed),
});
const facts: TripFacts = {
  day: '2026-11-06',
  firstDay: '2026-11-06',
  lastDay: '2026-11-07',
  distanceKm: '612.0',
  minutes: 1500,
  stops: 2,
  borders: 0,
  isDangerous: false,
  standing: [
    stood('06:00', '08:30'),
    // It came early: its time counts from the window.
    { ...stood('05:00', '06:45'), windowStart: at('06:00') },
  ],
  routeType: 'lineHaul',
  classes: ['trucktractor', 'interlink'],
  driverId: 'themba',
  coDriverId: null,
};
let count = 0;
const rate = (component: PayComponent, price: string, more: Partial<RateOfDriver> = {}): RateOfDriver => ({
  id: `r${++count}`,
  code: `R${count}`,
  categoryId: 'link',
  driverId: null,
  component,
  rate: readUnitPrice(price)!,
  freeMinutes: 0,
  vehicleClass: '',
  routeType: 'any',
  validFrom: '2026-03-01',
  validTo: null,
  ...more,
});
const terms = (minimum = '0', share = '40') => ({
  category: { id: 'link', minimumPerTrip: rand(minimum), coDriverShare: readPercent(share)! },
});
const nothing = new Map();
const sumFor = (driver: string, { lines }: ReturnType<typeof priceTrip>) =>
  lines.filter(({ driverId }) => driverId === driver).reduce((sum, { amount }) => sum + amount, noCents as bigint);

test('the agreed example: kilometres, empty ones that were typed, stops, the trip, and the co-driver', () => {
  const rates = [rate('kmLoaded', '1.85'), rate('kmEmpty', '1.10'), rate('stop', '75'), rate('trip', '420.50')];
  const typed = new Map([['kmEmpty', readQuantity('188')!]] as const);
  const pay = priceTrip({ ...facts, coDriverId: 'sipho' }, terms(), rates, typed);
  expect(pay).toMatchObject({ total: rand('1909.50'), isComplete: true, findings: [] });
  expect(sumFor('themba', pay)).toBe(rand('1145.70'));
  expect(sumFor('sipho', pay)).toBe(rand('763.80'));
});

test('what a load says is counted: days, nights, the weekend, waiting after the free minutes', () => {
  const rates = [
    rate('day', '100'),
    rate('nightOut', '10'),
    rate('weekend', '1000'),
    rate('waiting', '60', { freeMinutes: 120 }),
    rate('hour', '1'),
  ];
  const { lines } = priceTrip(facts, terms(), rates, nothing);
  expect(Object.fromEntries(lines.map(({ component, amount }) => [component, amount]))).toEqual({
    day: rand('200'),
    nightOut: rand('10'),
    // 7 November 2026 is a Saturday.
    weekend: rand('1000'),
    // Half an hour of the first stop, none of the second.
    waiting: rand('30'),
    hour: rand('25'),
  });
});

test('fills up to the least of a trip, as a line of its own', () => {
  const pay = priceTrip(facts, terms('650'), [rate('trip', '420.50')], nothing);
  expect(pay.total).toBe(rand('650'));
  expect(pay.lines).toMatchObject([{ component: 'trip' }, { component: 'minimum', amount: rand('229.50') }]);
});

test('the most exact rate pays: the driver, then the category, then everybody; then the class, then the route', () => {
  const all = rate('trip', '1', { categoryId: null });
  const category = rate('trip', '2');
  const ofRoute = rate('trip', '3', { routeType: 'lineHaul' });
  const ofClass = rate('trip', '4', { vehicleClass: 'interlink' });
  const own = rate('trip', '5', { categoryId: null, driverId: 'themba' });
  const others = [
    rate('trip', '6', { categoryId: null, driverId: 'sipho' }),
    rate('trip', '7', { categoryId: 'rigid' }),
    rate('trip', '8', { vehicleClass: 'rigid' }),
    rate('trip', '9', { routeType: 'local' }),
    rate('trip', '10', { validTo: '2026-11-05' }),
    rate('trip', '11', { validFrom: '2026-11-07' }),
  ];
  const known = [...others, all];
  for (const [better, price] of [
    [undefined, '1'],
    [category, '2'],
    [ofRoute, '3'],
    [ofClass, '4'],
    [own, '5'],
  ] as const) {
    if (better) known.push(better);
    expect(priceTrip(facts, terms(), known, nothing).total, price).toBe(rand(price));
  }
});

test.each([
  ['no rate at all', facts, [], [{ code: 'noRate', component: '' }]],
  [
    'a rate by kilometre and no distance',
    { ...facts, distanceKm: null },
    [rate('kmLoaded', '1.85'), rate('trip', '420.50')],
    [{ code: 'distanceMissing', component: 'kmLoaded' }],
  ],
  [
    'a rate by hour and no times',
    { ...facts, minutes: null },
    [rate('hour', '60')],
    [{ code: 'timesMissing', component: 'hour' }],
  ],
  [
    'a co-driver without a share',
    { ...facts, coDriverId: 'sipho' },
    [rate('trip', '420.50')],
    [{ code: 'coDriverShareMissing', component: '' }],
  ],
])('%s is said, and the trip is not complete', (_, of, rates, findings) => {
  const pay = priceTrip(of as TripFacts, terms('0', '0'), rates as RateOfDriver[], nothing);
  expect(pay).toMatchObject({ isComplete: false, findings });
});

test.each([
  ['2026-11-05', 'rateEnded'],
  ['2026-11-06', undefined],
  ['2026-11-07', undefined],
])('a rate that ends on %s, for a trip of the 6th', (validTo, finding) => {
  const pay = priceTrip(facts, terms(), [rate('trip', '400'), rate('stop', '75', { validTo })], nothing);
  expect([pay.total, pay.findings[0]?.code]).toEqual([rand(finding ? '400' : '550'), finding]);
});

test.each([
  ['2026-11-06', undefined],
  ['2026-11-07', 'rateEnded'],
])('a rate that begins on %s, for a trip of the 6th', (validFrom, finding) => {
  const pay = priceTrip(facts, terms(), [rate('trip', '400'), rate('stop', '75', { validFrom })], nothing);
  expect([pay.total, pay.findings[0]?.code]).toEqual([rand(finding ? '400' : '550'), finding]);
});

test.each([
  ['420.49', undefined],
  ['420.50', undefined],
  ['420.51', 'minimum'],
])('the least of a trip worth R 420,50 is R %s', (minimum, component) => {
  const { lines } = priceTrip(facts, terms(minimum), [rate('trip', '420.50')], nothing);
  expect(lines[1]?.component).toBe(component);
});

test('without anything to pay the least of a trip is not paid, and without a category there is none', () => {
  expect(priceTrip(facts, terms('650'), [], nothing).total).toBe(0n);
  const everybody = rate('trip', '420.50', { categoryId: null });
  expect(priceTrip(facts, { category: null }, [everybody], nothing)).toMatchObject({
    total: rand('420.50'),
    isComplete: true,
  });
});

test('lines say what was typed, and a co-driver without a share has no line', () => {
  const typed = new Map([['tarp', readQuantity('1')!]] as const);
  const both = [rate('trip', '420.50'), rate('tarp', '50')];
  const { lines } = priceTrip({ ...facts, coDriverId: 'sipho' }, terms('500', '0'), both, typed);
  expect(lines.map(({ component, isTyped }) => [component, isTyped])).toEqual([
    ['trip', false],
    ['tarp', true],
    ['minimum', false],
  ]);
});

test('a weekend has both its days', () => {
  const days = { firstDay: '2026-11-06', lastDay: '2026-11-09' };
  expect(priceTrip({ ...facts, ...days }, terms(), [rate('weekend', '1000')], nothing).total).toBe(rand('2000'));
});

test('typed units without a rate are said; a rate that has ended warns and keeps nothing from being paid', () => {
  const typed = new Map([['tarp', readQuantity('1')!]] as const);
  expect(priceTrip(facts, terms(), [rate('trip', '420.50')], typed)).toMatchObject({
    isComplete: false,
    findings: [{ code: 'rateMissing', component: 'tarp' }],
  });
  const ended = [rate('trip', '420.50'), rate('stop', '75', { validTo: '2026-10-31' })];
  expect(priceTrip(facts, terms(), ended, nothing)).toMatchObject({
    isComplete: true,
    total: rand('420.50'),
    findings: [{ code: 'rateEnded', component: 'stop' }],
  });
});

test('a route is local up to a hundred kilometres within a day, and crosses borders where it does', () => {
  const local = { borders: 0, distanceKm: '100', firstDay: '2026-11-06', lastDay: '2026-11-06' };
  expect(routeTypeOf(local, 100)).toBe('local');
  expect(routeTypeOf({ ...local, distanceKm: '100.1' }, 100)).toBe('lineHaul');
  expect(routeTypeOf({ ...local, distanceKm: null }, 100)).toBe('lineHaul');
  expect(routeTypeOf({ ...local, lastDay: '2026-11-07' }, 100)).toBe('lineHaul');
  expect(routeTypeOf({ ...local, borders: 1 }, 100)).toBe('crossBorder');
});

test.each([
  ['hour', '41.27', '1031.75'],
  ['day', '500.10', '1000.20'],
  ['week', '3980.50', '7961.00'],
  ['month', '15000.00', '6904.11'],
] as const)('the least by %s for two weeks', (unit, amount, least) => {
  const worked = { from: '2026-11-02', to: '2026-11-15', minutes: 1500, days: 2 };
  expect(minimumFor(rand(amount) as Cents, unit, worked)).toBe(rand(least));
});
