import { describe, expect, test } from 'vitest';
import { cents, centsOf } from '#platform/money.ts';
import { matchOf, usualTolerance, verdictOf } from './match.ts';

const line = (net: number, expected: number | null, isPart = false) => ({
  net: centsOf(net)!,
  expected: expected === null ? null : centsOf(expected)!,
  isPart,
});
const of = (...given: Parameters<typeof line>) => verdictOf(line(...given), usualTolerance);

// The vectors of work-and-money.md §13.
test.each([
  [13_250.41, 13_200.41, 'agrees'],
  [13_250.42, 13_200.41, 'over'],
  [13_000.41, 13_200.41, 'agrees'],
  [13_000.4, 13_200.41, 'under'],
  // Of 800.00 the per cent is the narrower bound.
  [808, 800, 'agrees'],
  [808.01, 800, 'over'],
  [760, 800, 'agrees'],
  [759.99, 800, 'under'],
])('%d against %d %s', (net, expected, verdict) => {
  expect(of(net, expected)).toBe(verdict);
});

test('a part has no lower bound and the same upper one', () => {
  expect(of(8000, 13_200.41, true)).toBe('part');
  expect(of(13_250.42, 13_200.41, true)).toBe('over');
});

test('60: two parts agree, and a third of 1.00 has no rest', () => {
  expect([of(8000, 13_200.41, true), of(5200.41, 5200.41), of(1, 0)]).toEqual(['part', 'agrees', 'nothingLeft']);
});

test('what nobody expected is decided on', () => {
  expect(of(650, null)).toBe('notExpected');
});

describe('VAT', () => {
  const document = (vat: number) => ({
    lines: [line(13_200.41, 13_200.41)],
    vat: centsOf(vat)!,
    ownVat: cents(198_006),
  });
  test.each([
    [1980.06, true],
    [1981.06, true],
    [1979.06, true],
    [1981.07, false],
    [1979.05, false],
  ])('%d beside 1 980.06: %s', (vat, isRight) => {
    expect(matchOf(document(vat), usualTolerance)).toMatchObject({ isVatRight: isRight, isMatched: isRight });
  });
});

test('the invoice of the picture: two lines agree, one is a cent above, one nobody expected', () => {
  const lines = [line(12_639, 12_639), line(21_483, 21_483), line(13_250.42, 13_200.41), line(650, null)];
  expect(matchOf({ lines, vat: cents(720_336), ownVat: cents(720_336) }, usualTolerance)).toEqual({
    verdicts: ['agrees', 'agrees', 'over', 'notExpected'],
    isVatRight: true,
    isMatched: false,
  });
});
