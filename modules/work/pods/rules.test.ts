import { describe, expect, test } from 'vitest';
import { impossibleEvents, nextState, unreachableStates } from '#platform/machine.ts';
import { proving } from '#modules/work/loads/side-statuses.ts';
import {
  ageInDays,
  boundsOf,
  confidenceOf,
  eventOfLoad,
  guessOf,
  isProved,
  needsQuantity,
  numbersIn,
  reachedSteps,
} from './rules.ts';
import { podLife, tabStates } from './status.ts';

test('every event is possible, and every state is reached but the one that a delivery begins with', () => {
  expect(unreachableStates(podLife)).toEqual(['AWAITED']);
  expect(impossibleEvents(podLife)).toEqual([]);
});

test.each([
  [[], 'NOT_REQUIRED', true],
  [['podAccepted', 'podSubmitted', 'AWAITED', 'podRejected'], 'podRejected', false],
  [['podAccepted', 'podSubmitted', 'AWAITED'], 'AWAITED', false],
  [['podAccepted', 'podSubmitted', 'WAIVED'], 'podSubmitted', false],
  [['WAIVED', 'podAccepted'], 'podAccepted', true],
  [['WAIVED', 'WAIVED'], 'WAIVED', true],
] as const)('a load with proofs %j is %s', (states, status, proved) => {
  expect(nextState(proving, 'NOT_REQUIRED', eventOfLoad(states))).toBe(status);
  expect(isProved(status)).toBe(proved);
});

const day = 86_400_000;
test.each([
  [0.9, []],
  [1, [1]],
  [2.9, [1]],
  [3, [1, 3]],
  [13.99, [1, 3, 7]],
  [14, [1, 3, 7, 14]],
  [400, [1, 3, 7, 14]],
])('after %s days the steps %j are reached', (days, steps) => {
  const from = new Date('2026-11-02T06:00:00Z');
  expect(reachedSteps(from, new Date(from.getTime() + days * day))).toEqual(steps);
});

test('ages join without a gap', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  const ages = (['0-3', '4-7', '8-14', '15+'] as const).map((id) => boundsOf(id, now));
  for (const [place, { after }] of ages.entries()) expect(after).toEqual(ages[place + 1]?.upTo ?? null);
  expect(ages[0]!.upTo).toBeNull();
});

test('the age of what is missing, in whole days', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  expect([-1, 0, 0.99, 1, 14.5].map((days) => ageInDays(daysAgo(days), now))).toEqual([0, 0, 0, 1, 14]);
  expect(boundsOf('4-7', now)).toEqual({ after: daysAgo(8), upTo: daysAgo(4) });
});

test('late goods and warm goods are not counted', () => {
  expect(needsQuantity('late')).toBe(false);
  expect(needsQuantity('temperature')).toBe(false);
  expect(needsQuantity('short')).toBe(true);
});

describe('whose it is', () => {
  const clue = { loadId: 'a', by: 'text', isOfSender: true } as const;
  test('the code, or the number from its own carrier, is enough', () => {
    expect(confidenceOf({ ...clue, by: 'qr', isOfSender: false })).toBeGreaterThanOrEqual(0.95);
    expect(confidenceOf(clue)).toBeGreaterThanOrEqual(0.95);
    expect(confidenceOf({ ...clue, isOfSender: false })).toBeLessThan(0.95);
    expect(confidenceOf({ ...clue, by: 'fileName', isOfSender: false })).toBeLessThan(0.95);
  });
  test('the surest clue counts', () => {
    const [named, read] = [{ ...clue, by: 'fileName' } as const, clue];
    expect(guessOf([named, read])).toEqual({ loadId: 'a', by: 'text', confidence: 0.97 });
    expect(guessOf([read, named])).toEqual({ loadId: 'a', by: 'text', confidence: 0.97 });
  });
  test('two loads in one file are for a person', () => {
    expect(guessOf([clue, { ...clue, loadId: 'b' }])!.confidence).toBeLessThan(0.95);
    expect(guessOf([])).toBeUndefined();
  });
  test('numbers are found among other words', () => {
    expect(numbersIn('Load L000123, order po-45120 of 2026-11-23.')).toEqual(['L000123', 'PO-45120']);
  });
});

test('a proof stands behind one tab at most', () => {
  const all = Object.values(tabStates).flat();
  expect(new Set(all).size).toBe(all.length);
});
