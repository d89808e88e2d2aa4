import { expect, test } from 'vitest';
import { centsOf } from '#platform/money.ts';
import { payoutOf, reachesPaid } from './balance.ts';

const rand = (text: string) => centsOf(text)!;

test.each([
  // earned, open from other runs: paid, moved
  ['1702.70', '0', '1702.70', '0'],
  ['0.01', '0', '0.01', '0'],
  ['0', '0', '0', '0'],
  ['-0.01', '0', '0', '-0.01'],
  ['-3527.20', '0', '0', '-3527.20'],
  ['-10.00', '-20.00', '0', '-10.00'],
  ['3527.19', '-3527.20', '0', '3527.19'],
  ['3527.20', '-3527.20', '0', '3527.20'],
  ['3527.21', '-3527.20', '0.01', '3527.20'],
  ['5000.00', '-3527.20', '1472.80', '3527.20'],
  // A draft that carried something was deleted after another run had taken it off: the driver gets it back.
  ['100.00', '50.00', '150.00', '-50.00'],
] as const)('who earned %s while %s is open gets %s, and %s is moved', (earned, open, paid, moved) => {
  expect(payoutOf(rand(earned), rand(open))).toEqual({ paid: rand(paid), moved: rand(moved) });
});

test.each([
  ['2026-11-15', '2026-11-14', false],
  ['2026-11-15', '2026-11-15', true],
  ['2026-11-15', '2026-11-16', true],
  ['2026-11-15', null, false],
] as const)('a term from %s changes what was paid until %s: %s', (from, until, reaches) => {
  expect(reachesPaid(from, until)).toBe(reaches);
});
