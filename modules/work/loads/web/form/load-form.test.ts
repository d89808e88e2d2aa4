import { instantAt } from '#platform/wall-clock.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { Load } from '../calls.ts';
import { chargeRowsOf, chargesOf, isPriceTyped, mayBeRatedAgain, otherCharges } from './charge-rows.ts';
import { emptyLoad, loadFormFor, type LoadFormValues, valuesOfLoad } from './load-form.ts';
import { draftOf, inputOfForm } from './load-input.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const filled = (): LoadFormValues => {
  const values = emptyLoad();
  const [first, last] = values.stops as [LoadFormValues['stops'][number], LoadFormValues['stops'][number]];
  return {
    ...values,
    customerId: id(1),
    orderTypeId: id(2),
    equipmentTypeId: id(3),
    commodityTypeId: id(4),
    massKg: 28_400,
    stops: [
      { ...first, stopLocationId: id(5), windowStart: '2026-11-24T08:00', windowEnd: '2026-11-24T10:00' },
      { ...last, stopLocationId: id(6), windowStart: '2026-11-25T06:00', windowEnd: '2026-11-25T06:00' },
    ],
  };
};
const problemsOf = (values: LoadFormValues, isBooked: boolean) => {
  const parsed = loadFormFor(() => isBooked).safeParse(values);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

afterEach(() => vi.unstubAllEnvs());

test.each(['UTC', 'Asia/Tokyo', 'America/New_York'])(
  'windows are on the clock of their stop, in a browser at %s',
  (browserZone) => {
    vi.stubEnv('TZ', browserZone);
    // The second stop is in Tanzania, an hour ahead.
    const zones = ['Africa/Johannesburg', 'Africa/Dar_es_Salaam'];
    const input = inputOfForm(loadFormFor(() => false).parse(filled()), undefined, zones);
    expect(input.stops?.[0]).toMatchObject({
      windowStart: '2026-11-24T06:00:00.000Z',
      windowEnd: '2026-11-24T08:00:00.000Z',
    });
    const read = {
      timeZone: 'Africa/Johannesburg',
      orderNumbers: [],
      charges: [],
      container: { number: '', sealNos: [] },
    };
    const [first, second] = input.stops!;
    const windows = filled().stops[1]!;
    expect(second!.windowStart).toBe(instantAt(windows.windowStart, 'Africa/Dar_es_Salaam').toISOString());
    const stop = {
      ...first!,
      timeZone: 'Africa/Johannesburg',
      id: id(7),
      plannedArrival: null,
      references: [],
      goodsLines: [],
    };
    const shown = valuesOfLoad({ ...read, stops: [stop] } as unknown as Load);
    expect(shown.stops[0]).toMatchObject({ windowStart: '2026-11-24T08:00', windowEnd: '2026-11-24T10:00' });
  },
);

test('a draft may be short of what booking asks for; booking names all of it at once', () => {
  const values: LoadFormValues = {
    ...emptyLoad(),
    customerId: id(1),
    orderTypeId: id(2),
    equipmentTypeId: id(3),
    commodityTypeId: id(4),
    unNumber: '1203',
  };
  expect(problemsOf(values, false)).toEqual([]);
  expect(problemsOf(values, true)).toEqual([
    'stops.0.stopLocationId required',
    'stops.0.windowStart required',
    'stops.0.windowEnd required',
    'stops.1.stopLocationId required',
    'stops.1.windowStart required',
    'stops.1.windowEnd required',
    'massKg required',
    'emergencyPhone required',
  ]);
  expect(problemsOf(filled(), true)).toEqual([]);
});

test('what is no time is refused at its field, and left out of what is asked while it is typed', () => {
  const values = filled();
  values.stops[0] = { ...values.stops[0]!, windowStart: 'tomorrow morning' };
  expect(problemsOf(values, false)).toEqual(['stops.0.windowStart momentFormat']);
  expect(draftOf(values, undefined, ['Africa/Johannesburg', 'Africa/Johannesburg']).stops?.[0]).toMatchObject({
    windowStart: null,
    windowEnd: '2026-11-24T08:00:00.000Z',
  });
});

test('what the customer pays and the supplier gets for one thing is one row, and two charges again', () => {
  const charge = (side: 'sell' | 'buy', price: number, more: object = {}) => ({
    id: crypto.randomUUID(),
    side,
    itemMasterId: null,
    description: 'Linehaul',
    quantity: 1,
    unit: 'load',
    price,
    net: price,
    vatCode: 'standard' as const,
    profitCentreId: id(8),
    source: 'typed' as const,
    ...more,
  });
  const charges = [
    charge('sell', 24_000),
    charge('sell', 500, { description: 'Tolls', quantity: 2 }),
    charge('buy', 19_800),
    charge('buy', 300, { description: 'Escort' }),
    charge('sell', 893.83, { description: 'Fuel', source: 'fuel' }),
  ];
  const rows = chargeRowsOf(charges);
  expect(rows).toMatchObject([
    { description: 'Linehaul', sell: 24_000, buy: 19_800 },
    { description: 'Tolls', quantity: 2, sell: 500, buy: null },
    { description: 'Escort', sell: null, buy: 300 },
  ]);
  expect(chargesOf(rows, charges)).toMatchObject([
    { id: charges[0]!.id, side: 'sell', price: 24_000, profitCentreId: id(8) },
    { id: charges[2]!.id, side: 'buy', price: 19_800 },
    { side: 'sell', description: 'Tolls' },
    { side: 'buy', description: 'Escort', price: 300 },
  ]);
});

test('what a load costs besides its typed lines counts in the sums of its form', () => {
  const charge = (side: 'sell' | 'buy', source: 'typed' | 'rate' | 'fuel', net: number) => ({ side, source, net });
  const load = {
    status: 'BOOKED',
    charges: [
      charge('sell', 'rate', 6_500),
      charge('sell', 'fuel', 242.08),
      charge('sell', 'typed', 100),
      charge('buy', 'rate', 5_362.5),
    ],
  } as unknown as Load;
  expect(otherCharges(load, 'sell')).toBe(674_208n);
  expect(otherCharges(load, 'buy')).toBe(536_250n);
  expect(otherCharges(undefined, 'sell')).toBe(0n);
  expect([mayBeRatedAgain(load), mayBeRatedAgain({ ...load, status: 'READY' })]).toEqual([false, true]);
});

const toll = '0198aaaa-0000-7000-8000-000000000001';
const way = '0198aaaa-0000-7000-8000-000000000002';
const groupOf = (item: string) => (item === toll ? 'toll' : item === way ? 'linehaul' : '');

test.each([
  { what: 'a line of linehaul is the price', item: way, is: true, sell: 40_000n },
  { what: 'a line without an item is the price', item: '', is: true, sell: 40_000n },
  { what: 'a toll comes on top of the rate', item: toll, is: false, sell: 674_208n },
])('in every form $what', ({ item, is, sell }) => {
  const rows = [{ itemMasterId: item, sell: 400, buy: null }];
  const typed = isPriceTyped(rows, 'sell', groupOf);
  expect([typed, isPriceTyped(rows, 'buy', groupOf)]).toEqual([is, false]);
  const charges = [
    { side: 'sell', source: 'rate', net: 6_500 },
    { side: 'sell', source: 'fuel', net: 242.08 },
    { side: 'sell', source: 'standing', net: 400 },
  ];
  // As long as rates are asked again, a typed price takes the place of theirs; standing time stays.
  const ready = { status: 'READY', charges } as unknown as Load;
  expect(otherCharges(ready, 'sell', typed)).toBe(is ? sell : sell + 40_000n);
  expect(otherCharges({ ...ready, status: 'BOOKED' }, 'sell', typed)).toBe(714_208n);
});
