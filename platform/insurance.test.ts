import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import {
  checkCoverPeriod,
  checkInsuredName,
  countriesOutside,
  dueReminder,
  isUnlikelyCover,
  leastCover,
  requiredCover,
  uncoveredPeriods,
  validityOn,
} from './insurance.ts';
import { cents } from './money.ts';

const today = '2026-06-03';
const cover = { from: '2026-01-01', to: '2026-12-31' };

test.each([
  ['2025-12-31', 'notStarted'],
  ['2026-01-01', 'valid'],
  ['2026-11-30', 'valid'],
  ['2026-12-01', 'expiring'],
  ['2026-12-31', 'expiring'],
  ['2027-01-01', 'expired'],
])('on %s the cover is %s', (date, validity) => expect(validityOn(date, cover)).toBe(validity));

test('a renewal must not have ended, history may have', () => {
  expect(checkCoverPeriod(cover, { today, purpose: 'renewal' })).toMatchObject({ ok: true, facts: 'valid' });
  expect(checkCoverPeriod({ from: '2025-01-01', to: '2026-06-02' }, { today, purpose: 'renewal' })).toMatchObject({
    ok: false,
    code: 'coverExpired',
  });
  expect(checkCoverPeriod({ from: '2025-01-01', to: '2026-06-02' }, { today, purpose: 'history' })).toMatchObject({
    ok: true,
    level: 'W',
  });
  expect(checkCoverPeriod({ from: '2025-01-01', to: today }, { today, purpose: 'renewal' })).toMatchObject({
    ok: true,
  });
  expect(checkCoverPeriod({ from: today, to: today }, { today, purpose: 'renewal' })).toMatchObject({
    ok: false,
    code: 'coverPeriodReversed',
  });
  expect(checkCoverPeriod({ from: '2026-02-30', to: today }, { today, purpose: 'renewal' })).toMatchObject({
    ok: false,
    code: 'invalidDate',
  });
});

test('the insured is the registered company', () => {
  expect(checkInsuredName('Ndlovu Brothers Transport CC', 'NDLOVU BROTHERS TRANSPORT')).toEqual([]);
  expect(checkInsuredName('Mokoena Haulage', 'Ndlovu Brothers Transport')).toMatchObject([
    { level: 'W', code: 'insuredNameDiffers' },
  ]);
});

test('a load needs the highest cover that is asked', () => {
  expect(requiredCover(undefined, cents(500_000), cents(1_200_000))).toBe(1_200_000n);
  expect(requiredCover()).toBe(0n);
});

test('days without a certificate are shown, overlaps are not gaps', () => {
  const certificates = [
    { from: '2026-03-01', to: '2026-05-31' },
    { from: '2026-05-01', to: '2026-06-30' },
    { from: '2026-07-05', to: '2026-12-31' },
  ];
  expect(uncoveredPeriods(certificates, { from: '2026-02-27', to: '2026-07-31' })).toEqual([
    { from: '2026-02-27', to: '2026-02-28' },
    { from: '2026-07-01', to: '2026-07-04' },
  ]);
  expect(uncoveredPeriods([], cover)).toEqual([cover]);
});

test('a certificate of one day closes its gap, the next day begins another, and the last day may be one alone', () => {
  const days = { from: '2026-03-01', to: '2026-03-03' };
  const on = (day: string) => ({ from: day, to: day });
  expect(uncoveredPeriods([on('2026-03-01'), on('2026-03-02')], days)).toEqual([on('2026-03-03')]);
  expect(uncoveredPeriods([on('2026-03-01'), on('2026-03-02'), on('2026-03-03')], days)).toEqual([]);
  expect(uncoveredPeriods([on('2026-03-03')], days)).toEqual([{ from: '2026-03-01', to: '2026-03-02' }]);
  expect(uncoveredPeriods([on('2026-03-04')], days)).toEqual([days]);
});

test.each([
  [0, false],
  [1, true],
  [9999, true],
  [10_000, false],
])('cover of R %s is asked back: %s', (amount, isAsked) => expect(isUnlikelyCover(amount)).toBe(isAsked));

test('a day is in a gap exactly when no certificate covers it', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(today, days));
  const period = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
  fc.assert(
    fc.property(fc.array(period, { maxLength: 6 }), period, day, (certificates, span, date) => {
      const isInGap = uncoveredPeriods(certificates, span).some(({ from, to }) => from <= date && date <= to);
      const isInSpan = span.from <= date && date <= span.to;
      const isCovered = certificates.some(({ from, to }) => from <= date && date <= to);
      expect(isInGap).toBe(isInSpan && !isCovered);
    }),
  );
});

test('the least cover of a day is what somebody finds who looks at each day', () => {
  const day = fc.integer({ min: 0, max: 12 }).map((days) => addDays(today, days));
  const period = fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));
  const certificate = fc.tuple(period, fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(fc.array(certificate, { maxLength: 5 }), period, (made, span) => {
      const certificates = made.map(([days, rand]) => ({ ...days, cover: cents(rand) }));
      const ofDays: number[] = [];
      for (let date = span.from; date <= span.to; date = addDays(date, 1)) {
        const covers = certificates
          .filter(({ from, to }) => from <= date && date <= to)
          .map(({ cover }) => Number(cover));
        if (covers.length > 0) ofDays.push(Math.max(...covers));
      }
      const least = leastCover(certificates, span);
      expect(least === null ? null : Number(least)).toBe(ofDays.length === 0 ? null : Math.min(...ofDays));
    }),
  );
});

test('countries of the trip must lie in the territory', () => {
  expect(countriesOutside(['ZA', 'NA'], ['ZA', 'MZ', 'ZA', 'MZ'])).toEqual(['MZ']);
});

test('the reminder that is due is the nearest one that was reached', () => {
  const offsets = [30, 14, 7, 1];
  expect(dueReminder(cover, '2026-11-01', offsets)).toBeUndefined();
  expect(dueReminder(cover, '2026-12-01', offsets)).toBe(30);
  expect(dueReminder(cover, '2026-12-20', offsets)).toBe(14);
  expect(dueReminder(cover, '2026-12-31', offsets)).toBe(1);
  expect(dueReminder(cover, '2027-01-01', offsets)).toBeUndefined();
  expect(dueReminder(cover, '2027-01-01', [...offsets, 0, -1])).toBe(-1);
  expect(dueReminder(cover, '2026-12-31', [...offsets, 0, -1])).toBe(0);
});
