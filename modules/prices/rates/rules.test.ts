import { expect, test } from 'vitest';
import { centsOf } from '#platform/money.ts';
import { readPercent, readQuantity, readUnitPrice } from '#platform/scaled.ts';
import { raised, stakeOf } from './rules.ts';

const rand = (text: string) => centsOf(text)!;
const per = (text: string) => readUnitPrice(text)!;
const plain = {
  method: 'perKm',
  rate: per('20'),
  bands: [],
  bandMode: 'slab',
  minUnits: null,
  unitRounding: 'none',
  minCharge: null,
  maxCharge: null,
  includedStops: null,
  extraStop: null,
  standingRate: null,
  extras: [],
} as const;
const averageSell = rand('20000.00');
const band = (from: string, rate: string) => ({ from: readQuantity(from)!, rate: per(rate) });

test.each([
  ['six hundred kilometres', {}, '12000.00'],
  ['fewer than that at least', { minUnits: readQuantity('599')! }, '12000.00'],
  ['more than that at least', { minUnits: readQuantity('601')! }, '12020.00'],
  ['a charge below it at least', { minCharge: rand('11999.99') }, '12000.00'],
  ['a charge above it at least', { minCharge: rand('12000.01') }, '12000.01'],
  ['thirty tonnes', { method: 'perTon' }, '600.00'],
  ['one load', { method: 'perLoad' }, '20.00'],
  ['a most below it', { maxCharge: rand('11999.99') }, '11999.99'],
  ['a most above it', { maxCharge: rand('12000.01') }, '12000.00'],
  ['a cheaper band that is reached', { bands: [band('500', '19')] }, '11400.00'],
  ['a cheaper band that is not', { bands: [band('601', '19.9999')] }, '12000.00'],
  ['a band as dear as the first price', { bands: [band('601', '20')] }, '12000.00'],
  ['a dearer band, at twice the size', { bands: [band('601', '20.0001')] }, '24000.12'],
  ['a dearer band that only few loads reach', { bands: [band('5000', '100')] }, '120000.00'],
  ['the dearest of several bands', { bands: [band('100', '5'), band('700', '90'), band('900', '10')] }, '108000.00'],
  ['a dearer band, stepped', { rate: per('1'), bandMode: 'stepped', bands: [band('601', '100')] }, '120000.00'],
  [
    'a dearer band with units at least beyond twice',
    { minUnits: readQuantity('1201')!, bands: [band('601', '21')] },
    '25221.00',
  ],
  ['a dearer band with a most', { maxCharge: rand('15000'), bands: [band('601', '21')] }, '15000.00'],
  ['a dearer band of a load, which is one', { method: 'perLoad', bands: [band('2', '30')] }, '30.00'],
  ['an extra for each load', { extras: [{ method: 'perLoad', rate: per('100000') }] }, '112000.00'],
  ['an extra for each pallet', { extras: [{ method: 'perPallet', rate: per('10') }] }, '12300.00'],
  ['extras beyond a most', { maxCharge: rand('1'), extras: [{ method: 'perLoad', rate: per('5') }] }, '6.00'],
  ['three included stops', { includedStops: 3, extraStop: rand('500') }, '12500.00'],
  ['two included stops', { includedStops: 2, extraStop: rand('500') }, '13000.00'],
  ['four included stops', { includedStops: 4, extraStop: rand('500') }, '12500.00'],
  ['no included stop', { includedStops: 0, extraStop: rand('500') }, '14000.00'],
  ['an hour of standing', { standingRate: rand('650') }, '12650.00'],
  ['a share of the average sale', { method: 'percentOfSell', rate: per('82.5') }, '16500.00'],
  [
    'a share with extras',
    { method: 'percentOfSell', rate: per('82.5'), extras: [{ method: 'perLoad', rate: per('1') }] },
    '16501.00',
  ],
  ['a share with a least', { method: 'percentOfSell', rate: per('82.5'), minCharge: rand('16500.01') }, '16500.01'],
] as const)('what an approver gives away with a load: %s', (_, more, expected) => {
  expect(stakeOf({ ...plain, ...more }, averageSell)).toBe(rand(expected));
});

test.each([
  ['20.0000', '7.5', '21.5000'],
  ['20.0000', '-7.5', '18.5000'],
  ['0.0001', '49', '0.0001'],
  ['0.0001', '50', '0.0002'],
  ['10.0001', '10', '11.0001'],
  ['-0.0001', '50', '-0.0002'],
  ['-20.0000', '7.5', '-21.5000'],
])('%s raised by %s per cent is %s', (price, percent, expected) => {
  expect(raised(per(price), readPercent(percent)!)).toBe(per(expected));
});
