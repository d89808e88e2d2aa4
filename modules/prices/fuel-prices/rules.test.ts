import { expect, test } from 'vitest';
import { todayIn } from '#platform/dates.ts';
import { readPercent, readUnitPrice, unitPriceText } from '#platform/scaled.ts';
import {
  centsPerLitre,
  changeOfPrice,
  codeOfPrice,
  fuelChange,
  isConfirmed,
  keptCode,
  nextFirstWednesday,
  unusualChange,
} from './rules.ts';

const price = (text: string) => readUnitPrice(text)!;
const percent = (text: string) => readPercent(text)!;

// The figures are those of the freight calculations that the company agreed on, to the cent.
const terms = {
  basePrice: price('21.3456'),
  weight: percent('45'),
  threshold: null,
  floor: null,
  cap: null,
};

test('a change keeps four decimals; a floor stops a fall, a cap stops a rise', () => {
  expect(fuelChange(terms, price('23.1122')).percent).toBe(percent('3.7243'));
  expect(fuelChange(terms, price('19.00'))).toMatchObject({ percent: percent('-4.9449'), bound: null });
  expect(fuelChange({ ...terms, floor: percent('0') }, price('19.00'))).toMatchObject({ percent: 0n, bound: 'floor' });
  expect(fuelChange({ ...terms, cap: percent('3') }, price('23.1122'))).toMatchObject({
    percent: percent('3.0000'),
    bound: 'cap',
  });
});

test.each([
  // 0.49995 %, 0.5 % and 0.50004 %: all of them are 0.5000 with four decimals.
  ['30.1500', '99.9900', { threshold: '0.5' }, 'threshold', '0'],
  ['30.1500', '100.0000', { threshold: '0.5' }, null, '0.5'],
  ['29.8500', '99.9900', { threshold: '0.5' }, 'threshold', '0'],
  ['30.1500', '100.0000', { cap: '0.5' }, null, '0.5'],
  ['30.1500', '100.0080', { cap: '0.5' }, 'cap', '0.5'],
  ['29.8500', '100.0000', { floor: '-0.5' }, null, '-0.5'],
  ['29.8500', '100.0080', { floor: '-0.5' }, 'floor', '-0.5'],
])('a change is compared before it is rounded: %s, weight %s, %o', (now, weight, bounds, bound, expected) => {
  const named = Object.fromEntries(Object.entries(bounds).map(([name, value]) => [name, percent(value)]));
  const clause = { ...terms, basePrice: price('30.00'), weight: percent(weight), ...named };
  expect(fuelChange(clause, price(now))).toMatchObject({ bound, percent: percent(expected) });
});

test.each([
  ['20.19', '0', 'threshold'],
  ['20.20', '0.5', null],
])('a change is counted from the threshold on: %s', (now, expected, bound) => {
  const clause = { ...terms, basePrice: price('20.00'), weight: percent('50'), threshold: percent('0.5') };
  expect(fuelChange(clause, price(now))).toMatchObject({ percent: percent(expected), bound });
});

test('an adjustment is always reckoned from the base price', () => {
  const clause = { ...terms, basePrice: price('20.00'), weight: percent('50') };
  expect(fuelChange(clause, price('23.10')).percent).toBe(percent('7.7500'));
  expect(changeOfPrice(price('20.00'), price('23.01'))).toBe(percent('15.05'));
});

test.each([
  ['22.9998', false],
  ['23.0000', false],
  ['23.0002', true],
])('a price of %s after 20.00 is asked about: %s; fifteen per cent are not yet unusual', (after, isAsked) => {
  expect(changeOfPrice(price('20.00'), price(after)) > unusualChange).toBe(isAsked);
});

test.each([
  ['19.60', '-1', null],
  ['19.5996', '-1', 'floor'],
  ['20.40', '1', null],
  ['20.4004', '1', 'cap'],
])('a change is held between its floor and its cap: %s', (now, expected, bound) => {
  const clause = {
    ...terms,
    basePrice: price('20.00'),
    weight: percent('50'),
    floor: percent('-1'),
    cap: percent('1'),
  };
  expect(fuelChange(clause, price(now))).toMatchObject({ percent: percent(expected), bound });
});

test.each([
  ['19.81', 'threshold'],
  ['19.80', null],
])('a fall is counted from the threshold on too: %s', (now, bound) => {
  const clause = { ...terms, basePrice: price('20.00'), weight: percent('50'), threshold: percent('0.5') };
  expect(fuelChange(clause, price(now)).bound).toBe(bound);
});

test('prices of fuel change on the first Wednesday', () => {
  const days = ['2026-11-01', '2026-11-04', '2026-11-05', '2026-12-31', '2027-01-06', '2027-01-07'];
  expect(days.map(nextFirstWednesday)).toEqual([
    '2026-11-04',
    '2026-11-04',
    '2026-12-02',
    '2027-01-06',
    '2027-01-06',
    '2027-02-03',
  ]);
});

test('a day is that of the company: an hour of the third in UTC is the fourth in South Africa', () => {
  const day = todayIn('Africa/Johannesburg', new Date('2026-11-03T22:00:00Z'));
  expect([day, nextFirstWednesday(day)]).toEqual(['2026-11-04', '2026-11-04']);
});

test('a price has the code of what it is of', () => {
  const of = { fuelType: 'diesel50', region: 'inland', zone: '', kind: 'wholesale', effectiveFrom: '2026-11-04' };
  expect(codeOfPrice(of)).toBe('D50-IN-WS-20261104');
  expect(codeOfPrice({ ...of, region: 'zone', zone: '9C' })).toBe('D50-9C-WS-20261104');
});

test.each([
  ['', 'D50-IN-WS-20261104'],
  ['D50-IN-WS-20261105', 'D50-IN-WS-20261104'],
  ['D50-CO-WS-20261104-2', 'D50-IN-WS-20261104'],
  ['D50-IN-WS-20261104-2', 'D50-IN-WS-20261104-2'],
  ['TANK-1', 'TANK-1'],
])('the code %s becomes %s', (code, expected) => {
  const of = { fuelType: 'diesel50', region: 'inland', zone: '', kind: 'wholesale', effectiveFrom: '2026-11-04' };
  expect(keptCode(code, of)).toBe(expected);
});

test.each([
  [26, 26, true],
  [26.0001, 26, false],
  [26, null, false],
])('a price of %s that was found right at %s is confirmed: %s', (pricePerLitre, confirmedPrice, expected) => {
  expect(isConfirmed({ pricePerLitre, confirmedPrice })).toBe(expected);
});

test.each([
  ['99.9999', undefined],
  ['100', '1.0000'],
  ['1456.7850', '14.5679'],
])('a litre at %s is asked about as cents: %s', (written, inRand) => {
  const asked = centsPerLitre(price(written));
  expect(asked && unitPriceText(asked)).toBe(inRand);
});
