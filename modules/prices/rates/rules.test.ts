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
} as const;

test.each([
  ['six hundred kilometres', {}, '12000.00'],
  ['fewer than that at least', { minUnits: readQuantity('599')! }, '12000.00'],
  ['more than that at least', { minUnits: readQuantity('601')! }, '12020.00'],
  ['a charge below it at least', { minCharge: rand('11999.99') }, '12000.00'],
  ['a charge above it at least', { minCharge: rand('12000.01') }, '12000.01'],
  ['thirty tonnes', { method: 'perTon' }, '600.00'],
  ['one load', { method: 'perLoad' }, '20.00'],
] as const)('what an ordinary load costs: %s', (_, more, expected) => {
  expect(stakeOf({ ...plain, ...more })).toBe(rand(expected));
});

test.each([
  ['20.0000', '7.5', '21.5000'],
  ['20.0000', '-7.5', '18.5000'],
  ['0.0001', '49', '0.0001'],
  ['0.0001', '50', '0.0002'],
  ['10.0001', '10', '11.0001'],
])('%s raised by %s per cent is %s', (price, percent, expected) => {
  expect(raised(per(price), readPercent(percent)!)).toBe(per(expected));
});
