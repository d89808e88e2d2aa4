import { expect, test } from 'vitest';
import { isUnlikelyPrice } from './answer-fields.ts';

test.each([
  [155_000, 15_500, true],
  // Ten times what was meant, and what was meant was a little less than the offer.
  [140_000, 15_500, true],
  [1_550, 15_500, true],
  [31_000, 15_500, false],
  [12_000, 15_500, false],
  [15_500, 0, false],
])('a price of %d for an offer of %d is asked back: %s', (asked, offered, isAsked) => {
  expect(isUnlikelyPrice(asked, offered)).toBe(isAsked);
});
