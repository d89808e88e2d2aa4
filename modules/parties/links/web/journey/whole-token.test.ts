import { expect, test } from 'vitest';
import { isWholeToken } from './whole-token.ts';

test('a link that lost its end in copying is told from one that can be whole', () => {
  const token = 'yPlrhhaF86nMh5GobbsGbv0Lp2eknI83y-QAKfmyJ-g';
  expect(isWholeToken(token)).toBe(true);
  expect(isWholeToken(token.slice(0, -1))).toBe(false);
});
