import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

const now = new Date('2026-11-24T08:00:00Z');
const stop = (from: string | null, until: string | null) => ({
  window_start: from === null ? null : new Date(from),
  window_end: until === null ? null : new Date(until),
  stop_country: '',
});
const codesOf = (massKg: number | null, payloadKg: number | null, ...stops: ReturnType<typeof stop>[]) =>
  Object.entries(questionsOf({ massKg, payloadKg, stops, charges: [] }, now)).map(
    ([field, { code }]) => `${field} ${code}`,
  );

test.each([
  // Tonnes typed for kilograms, on an interlink of 34 tonnes.
  [28.5, 34_000, ['massKg massVeryLow']],
  [170, 34_000, []],
  [28_500, 34_000, []],
  [34_000, 34_000, []],
  [34_001, 34_000, ['massKg massAboveEquipment']],
  [0, 34_000, []],
  [null, 34_000, []],
  [28.5, null, []],
])('%j kg on equipment that carries %j kg', (massKg, payloadKg, codes) => {
  expect(codesOf(massKg, payloadKg)).toEqual(codes);
});

test('loading that is over already is asked about; one that is still open is not', () => {
  expect(codesOf(null, null, stop('2026-11-20T06:00:00Z', '2026-11-20T08:00:00Z'))).toEqual([
    'stops.0.windowEnd pickupPast',
  ]);
  expect(codesOf(null, null, stop('2026-11-24T06:00:00Z', '2026-11-24T08:00:00Z'))).toEqual([]);
  expect(codesOf(null, null, stop('2026-11-24T06:00:00Z', null))).toEqual(['stops.0.windowEnd pickupPast']);
  expect(codesOf(null, null, stop(null, null), stop('2026-11-20T06:00:00Z', null))).toEqual([]);
});

test.each([
  { what: 'standard VAT across a border', countries: ['South Africa', 'Botswana'], vatCode: 'standard', asks: true },
  { what: 'no VAT across a border', countries: ['South Africa', 'Botswana'], vatCode: 'zeroRated', asks: false },
  { what: 'standard VAT at home', countries: ['South Africa', 'South Africa'], vatCode: 'standard', asks: false },
  {
    what: 'standard VAT while a country is not known',
    countries: ['South Africa', ''],
    vatCode: 'standard',
    asks: false,
  },
])('$what is asked about: $asks', ({ countries, vatCode, asks }) => {
  const stops = countries.map((stop_country) => ({ ...stop(null, null), stop_country }));
  const questions = questionsOf({ massKg: null, payloadKg: null, stops, charges: [{ vatCode }] }, now);
  expect(questions).toEqual(asks ? { charges: { code: 'vatAcrossBorder' } } : {});
});
