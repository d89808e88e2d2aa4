import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { type Effective, inForceOn, isInForce, nextAfter, superseding } from './effective.ts';

const from = (effective_from: string, effective_until: string | null = null) => ({ effective_from, effective_until });

test('both days of a version belong to it', () => {
  const march = from('2026-03-01', '2026-03-31');
  const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
  expect(days.map((day) => isInForce(march, day))).toEqual([false, true, true, false]);
  expect(isInForce(from('2026-03-01'), '9999-12-31')).toBe(true);
});

test('of several the one that began last is in force, and of two from one day the one that goes before', () => {
  const [year, march, late] = [from('2026-01-01'), from('2026-03-01', '2026-03-31'), from('2026-03-01', '2026-03-31')];
  expect(inForceOn([year, march], '2026-03-15')).toBe(march);
  expect(inForceOn([year, march], '2026-04-01')).toBe(year);
  expect(inForceOn([year], '2025-12-31')).toBeUndefined();
  expect(inForceOn([march, late], '2026-03-15')).toBe(march);
  expect(inForceOn([march, late], '2026-03-15', (a) => (a === late ? -1 : 1))).toBe(late);
});

test('the next version is the first that begins after the day', () => {
  const [one, two] = [from('2026-05-01'), from('2026-04-01')];
  expect(nextAfter([one, two], '2026-03-31')).toBe(two);
  expect(nextAfter([one, two], '2026-04-01')).toBe(one);
  expect(nextAfter([one, two], '2026-05-01')).toBeUndefined();
});

test('a version that loses days keeps those before, and hands on those after', () => {
  const year = from('2026-01-01', '2026-12-31');
  expect(superseding(year, from('2026-03-01'))).toEqual({ keptUntil: '2026-02-28', rest: undefined });
  expect(superseding(year, from('2026-03-01', '2026-03-31'))).toEqual({
    keptUntil: '2026-02-28',
    rest: from('2026-04-01', '2026-12-31'),
  });
  expect(superseding(year, from('2025-06-01', '2026-01-01'))).toEqual({
    keptUntil: undefined,
    rest: from('2026-01-02', '2026-12-31'),
  });
  expect(superseding(from('2026-03-01'), from('2026-03-01'))).toEqual({ keptUntil: undefined, rest: undefined });
  expect(superseding(year, from('2027-01-01'))).toBeUndefined();
  expect(superseding(year, from('2025-01-01', '2025-12-31'))).toBeUndefined();
});

test('after any number of versions each day belongs to the one that took it last', () => {
  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-01-01', days));
  const period = fc
    .tuple(day, fc.option(day))
    .map(([a, b]): Effective => (b === null || a <= b ? from(a, b) : from(b, a)));
  fc.assert(
    fc.property(fc.array(period, { minLength: 1, maxLength: 12 }), day, (taken, date) => {
      let live: (Effective & { content: number })[] = [];
      for (const [content, next] of taken.entries()) {
        live = live.flatMap((version) => {
          const change = superseding(version, next);
          if (!change) return [version];
          return [
            ...(change.keptUntil ? [{ ...version, effective_until: change.keptUntil }] : []),
            ...(change.rest ? [{ ...version, ...change.rest }] : []),
          ];
        });
        live.push({ ...next, content });
      }
      const holding = live.filter((version) => isInForce(version, date));
      expect(holding.map(({ content }) => content)).toEqual(
        [taken.findLastIndex((next) => isInForce(next, date))].filter((place) => place !== -1),
      );
    }),
  );
});
