import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuantity } from '#platform/scaled.ts';
import { isToItself, keyOfEnd, keysOfPlace, type LaneEnd, type Place } from './lanes.ts';
import { type Asked, type Matched, resolve } from './resolve.ts';

const place = (more: Partial<Place> = {}): Place => ({
  locationId: 'dc',
  city: 'Germiston',
  region: 'Gauteng',
  country: 'South Africa',
  zoneIds: ['ring'],
  ...more,
});
const asked: Asked = {
  side: 'sell',
  day: '2026-11-24',
  customerId: 'ingwe',
  billToPartyId: 'ingwe-north',
  supplierId: null,
  origin: place(),
  destination: place({ locationId: 'pier', city: 'Durban', region: 'KwaZulu-Natal', zoneIds: ['port'] }),
  orderTypeId: 'ftl',
  equipmentTypeId: 'superlink',
  commodityTypeId: 'steel',
  tons: readQuantity('27.34')!,
};

const any: LaneEnd = { scope: 'any', value: '', country: '' };
const end = (scope: LaneEnd['scope'], value: string): LaneEnd => ({ scope, value, country: 'South Africa' });
let ids = 0;
const rate = (more: Partial<Matched> = {}): Matched => ({
  id: `r${String(++ids).padStart(3, '0')}`,
  side: 'sell',
  partyKind: 'general',
  partyId: null,
  origin: any,
  destination: any,
  bothWays: false,
  orderTypeIds: [],
  equipmentTypeIds: [],
  commodityTypeIds: [],
  massFrom: null,
  massTo: null,
  priority: 50,
  validFrom: '2026-01-01',
  validTo: null,
  ...more,
});
const customer = { partyKind: 'customer', partyId: 'ingwe' } as const;

test('the party goes before the lane: a general town tariff does not beat the contract of a customer', () => {
  const contract = rate(customer);
  const tariff = rate({ origin: end('location', 'dc'), destination: end('location', 'pier') });
  expect(resolve([tariff, contract], asked)).toMatchObject({ winner: { rate: contract }, decidedBy: 'party' });
  const billTo = rate({ partyKind: 'billTo', partyId: 'ingwe-north' });
  expect(resolve([tariff, contract, billTo], asked)).toMatchObject({ winner: { rate: billTo }, decidedBy: 'party' });
});

test.each([
  ['lane', { origin: end('city', 'germiston') }, { origin: end('zone', 'ring') }],
  ['conditions', { commodityTypeIds: ['steel'] }, { equipmentTypeIds: ['superlink'], orderTypeIds: ['ftl'] }],
  ['conditions', { massFrom: readQuantity('25')! }, {}],
  ['conditions', { orderTypeIds: ['ftl'] }, { massFrom: readQuantity('25')! }],
  ['conditions', { equipmentTypeIds: ['superlink'] }, { orderTypeIds: ['ftl'], massFrom: readQuantity('25')! }],
  [
    'conditions',
    { commodityTypeIds: ['steel'] },
    { equipmentTypeIds: ['superlink'], orderTypeIds: ['ftl'], massTo: readQuantity('28')! },
  ],
  ['priority', { priority: 60 }, { priority: 59 }],
  ['validFrom', { validFrom: '2026-08-01' }, { validFrom: '2026-07-31' }],
] as const)('then %s decides', (column, more, less) => {
  const [winner, other] = [
    rate({ ...customer, ...more } as Partial<Matched>),
    rate({ ...customer, ...less } as Partial<Matched>),
  ];
  const found = resolve([other, winner], asked);
  expect(found).toMatchObject({ outcome: 'found', winner: { rate: winner }, decidedBy: column });
  expect(found.candidates.map((each) => each.rate.id)).toEqual([winner.id, other.id]);
});

test('the points are those of the paper: Richards Bay to Johannesburg, both cities, with equipment', () => {
  const found = resolve(
    [
      rate({
        ...customer,
        origin: end('city', 'Germiston'),
        destination: end('city', 'DURBAN'),
        equipmentTypeIds: ['superlink'],
      }),
    ],
    asked,
  );
  expect(found).toMatchObject({
    winner: { points: { party: 2, lane: 10, conditions: 4, priority: 50 } },
    decidedBy: undefined,
  });
});

test('equal in all columns is refused with both, never guessed', () => {
  const [one, two] = [rate(customer), rate(customer)];
  const found = resolve([one, two, rate()], asked);
  expect(found).toMatchObject({ outcome: 'ambiguous' });
  expect(found.outcome === 'ambiguous' && found.tied.map((each) => each.rate.id)).toEqual([one.id, two.id]);
});

test.each([
  ['of another customer', { partyKind: 'customer', partyId: 'other' }],
  ['of the other side', { side: 'buy' }],
  ['not yet valid', { validFrom: '2026-11-25' }],
  ['ended the day before', { validTo: '2026-11-23' }],
  ['from elsewhere', { origin: end('city', 'Cape Town') }],
  ['the other way round', { origin: end('city', 'Durban'), destination: end('city', 'Germiston') }],
  ['a city of that name in another country', { origin: { scope: 'city', value: 'Germiston', country: 'Namibia' } }],
  ['for other goods', { commodityTypeIds: ['maize'] }],
  ['for lighter loads', { massTo: readQuantity('27.34')! }],
] as const)('a rate that does not fit is no candidate: %s', (_, more) => {
  expect(resolve([rate(more as Partial<Matched>)], asked)).toEqual({ outcome: 'missing', candidates: [] });
});

test('first and last day belong to a rate, and a lane both ways counts the same in reverse', () => {
  expect(resolve([rate({ validFrom: asked.day, validTo: asked.day })], asked).outcome).toBe('found');
  const back = { origin: end('city', 'Durban'), destination: end('city', 'Germiston'), bothWays: true } as const;
  const there = { origin: end('city', 'Germiston'), destination: end('city', 'Durban') } as const;
  expect(resolve([rate(back), rate(there)], asked).outcome).toBe('ambiguous');
});

test.each([
  ['27.341', null, 'missing'],
  ['27.340', null, 'found'],
  ['27.339', null, 'found'],
  [null, '27.339', 'missing'],
  [null, '27.340', 'missing'],
  [null, '27.341', 'found'],
  ['27.340', '27.341', 'found'],
])('a load of 27.34 t and a band from %s to %s', (from, to, outcome) => {
  const band = { massFrom: from === null ? null : readQuantity(from)!, massTo: to === null ? null : readQuantity(to)! };
  expect(resolve([rate(band)], asked).outcome).toBe(outcome);
});

test('a rate that is supposed to hold, as a simulation asks, holds on every day', () => {
  expect(resolve([rate({ validFrom: '2027-01-01', isSupposed: true })], asked).outcome).toBe('found');
});

test('a load without a mass does not reach a band of mass', () => {
  expect(resolve([rate({ massFrom: readQuantity('1')! })], { ...asked, tons: null }).outcome).toBe('missing');
});

test('places and ends meet by the same key, whatever the case and the accents', () => {
  const beira = {
    locationId: null,
    city: 'Inhambane',
    region: 'Província de Tête',
    country: 'Moçambique',
    zoneIds: [],
  };
  expect(keysOfPlace(beira)).toContain(
    keyOfEnd({ scope: 'region', value: 'provincia de tete', country: 'MOCAMBIQUE' }),
  );
  expect(keysOfPlace(place({ city: '' }))).not.toContain(keyOfEnd(end('city', '')));
  expect(isToItself(end('location', 'dc'), end('location', 'dc'))).toBe(true);
  expect(isToItself(end('city', 'Durban'), end('city', 'Durban'))).toBe(false);
});

const anEnd = fc.constantFrom(
  any,
  end('country', ''),
  end('region', 'Gauteng'),
  end('zone', 'ring'),
  end('city', 'Germiston'),
);
const aRate = fc
  .record({
    partyId: fc.constantFrom(null, 'ingwe', 'ingwe-north'),
    origin: anEnd,
    equipmentTypeIds: fc.constantFrom([], ['superlink'], ['rigid']),
    priority: fc.integer({ min: 49, max: 51 }),
    validFrom: fc.constantFrom('2026-01-01', '2026-06-01', '2026-12-01'),
  })
  .map(({ partyId, ...more }) =>
    rate({ ...more, partyId, partyKind: partyId === null ? 'general' : partyId === 'ingwe' ? 'customer' : 'billTo' }),
  );

test('the order in which rates are found changes nothing, and what wins is beaten by none', () => {
  fc.assert(
    fc.property(fc.array(aRate, { maxLength: 12 }), (rates) => {
      const [there, back] = [resolve(rates, asked), resolve(rates.toReversed(), asked)];
      expect(back.outcome).toBe(there.outcome);
      expect(back.candidates.map((each) => each.rate.id)).toEqual(there.candidates.map((each) => each.rate.id));
      if (there.outcome === 'missing') return;
      const alone = resolve([there.candidates[0]!.rate, there.candidates.at(-1)!.rate], asked);
      expect(alone.candidates[0]!.rate.id).toBe(there.candidates[0]!.rate.id);
    }),
  );
});
