import { expect, test } from 'vitest';
import { amountText } from '#modules/parties/parties/summary.ts';

test('an amount that is no amount yet stands in the summary as it was typed', () => {
  // What a form holds until its field was understood; the page of the form ended for good.
  const typed = '1.5 miljoen' as unknown as number;
  expect(amountText(typed, 'afr')).toBe('1.5 miljoen');
  expect(amountText(Number.NaN, 'afr')).toBe('');
  expect(amountText(null, 'en')).toBe('');
  expect(amountText(1_500_000, 'en')).toMatch(/^R.1.500.000/);
});
