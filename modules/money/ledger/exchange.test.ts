import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { exchangeDifference, settledBase } from './exchange.ts';

const item = (open: number, openBase: number) => ({ open: cents(open), openBase: cents(openBase) });

test.each([
  ['USD 110 at 18.0000, paid at 18.6000', item(-110_00, -2_046_00), item(110_00, 1_980_00), 110_00, 66_00],
  ['the first 40 alone', item(-40_00, -744_00), item(110_00, 1_980_00), 40_00, 24_00],
  ['the other 70', item(-70_00, -1_302_00), item(70_00, 1_260_00), 70_00, 42_00],
  ['paid at a lower rate', item(-110_00, -1_925_00), item(110_00, 1_980_00), 110_00, -55_00],
  ['one rate', item(-50_00, -900_00), item(110_00, 1_980_00), 50_00, 0],
])('gain on what is settled: %s (case 23)', (_, credit, debit, amount, gain) => {
  expect(exchangeDifference(credit, debit, cents(amount))).toBe(cents(gain));
});

test('parts of an item take together what it is worth, to the cent', () => {
  let left = item(10_00, 185_37);
  for (const part of [3_33, 3_33, 3_34]) {
    const base = settledBase(left, cents(part));
    left = { open: cents(left.open - BigInt(part)), openBase: cents(left.openBase - base) };
  }
  expect(left).toEqual(item(0, 0));
});
