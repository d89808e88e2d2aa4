import { expect, test } from 'vitest';
import { type Cents, cents } from '#platform/money.ts';
import { spreadOver } from './spread.ts';

const debit = (amount: number, group = '') => ({ group, debit: cents(amount), credit: null });
const credit = (amount: number, group = '') => ({ group, debit: null, credit: cents(amount) });
const signed = (line: { debit: Cents | null; credit: Cents | null }) => (line.debit ?? 0n) - (line.credit ?? 0n);

test.each([
  [[debit(1_200_000), credit(1_200_000)], 12, 100_000n],
  [[debit(10_001), debit(5_000), credit(15_001)], 3, 3_334n],
  [[debit(100_003, 'A'), credit(60_001, 'A'), credit(40_002, 'A'), debit(77, 'B'), credit(77, 'B')], 7, 14_286n],
])('parts are even, balance each month, and come to the whole', (lines, months, first) => {
  const parts = spreadOver(lines, months)!;
  expect(parts).toHaveLength(months);
  expect(signed(parts[0]![0]!)).toBe(first);
  for (const part of parts)
    for (const group of new Set(lines.map((line) => line.group)))
      expect(part.filter((line) => line.group === group).reduce((sum, line) => sum + signed(line), 0n)).toBe(0n);
  lines.forEach((line, place) =>
    expect(parts.reduce((sum, part) => sum + signed(part[place]!), 0n)).toBe(signed(line)),
  );
});

test('what has fewer cents than months is not parted', () => {
  expect(spreadOver([debit(5), credit(5)], 6)).toBeUndefined();
  expect(spreadOver([debit(6), credit(6)], 6)).toHaveLength(6);
});
