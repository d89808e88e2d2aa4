import { expect, it } from 'vitest';
import { randomCode } from './one-time-codes.ts';

it('codes are evenly spread, digit by digit', () => {
  const count = 60_000;
  const seen = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0));
  for (let made = 0; made < count; made++) {
    for (const [place, digit] of [...randomCode()].entries()) seen[place]![Number(digit)]!++;
  }
  // Pearson's test with nine degrees of freedom: even digits are above 60 once in a thousand million times.
  for (const counts of seen) {
    const expected = count / 10;
    expect(counts.reduce((sum, times) => sum + times)).toBe(count);
    const distance = counts.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
    expect(distance).toBeLessThan(60);
  }
});
