import { expect, test } from 'vitest';
import { centsOf } from '#platform/money.ts';
import { readPercent, readQuantity, readUnitPrice } from '#platform/scaled.ts';
import { tripPay } from './pay.ts';

const price = (text: string) => readUnitPrice(text)!;
const percent = (text: string) => readPercent(text)!;
const units = (text: string) => readQuantity(text)!;
const rand = (text: string) => centsOf(text)!;

test('a trip pays each component, and the co-driver a share of it', () => {
  const lines = [
    { component: 'kmLoaded', units: units('612'), rate: price('1.85') },
    { component: 'kmEmpty', units: units('188'), rate: price('1.10') },
    { component: 'stop', units: units('2'), rate: price('75') },
    { component: 'trip', units: units('1'), rate: price('420.50') },
  ] as const;
  expect(tripPay(lines, { coDriverShare: percent('40') })).toMatchObject({
    total: rand('1909.50'),
    driver: rand('1145.70'),
    coDriver: rand('763.80'),
    isMinimum: false,
  });
  expect(tripPay(lines, { minimum: rand('2000.00') })).toMatchObject({ total: rand('2000.00'), isMinimum: true });
});
