import { expect, test } from 'vitest';
import { cents } from '#platform/money.ts';
import { holdOf, settlementsOf, signersNeeded } from './holds.ts';

const good = { isBlocked: false, bankVersionId: 'b', heldUntil: null, payable: cents(100) };
const day = '2026-11-27';

test('holds whoever may not be paid, for the gravest reason', () => {
  expect(holdOf(good, day)).toBe(null);
  expect(holdOf({ ...good, isBlocked: true, bankVersionId: null }, day)).toBe('supplierBlocked');
  expect(holdOf({ ...good, bankVersionId: null }, day)).toBe('bankMissing');
  expect(holdOf({ ...good, payable: cents(1) }, day)).toBe(null);
  expect(holdOf({ ...good, payable: cents(0) }, day)).toBe('creditLeft');
  expect(holdOf({ ...good, payable: cents(-11_500) }, day)).toBe('creditLeft');
});

test('pays to changed bank details on the first day that begins after their hold', () => {
  expect(holdOf({ ...good, heldUntil: new Date('2026-11-28T00:00:00Z') }, day)).toBe(null);
  expect(holdOf({ ...good, heldUntil: new Date('2026-11-28T00:00:01Z') }, day)).toBe('bankHeld');
});

test('settles by credits first and then by the payment, each to the last cent', () => {
  // Case 63: 1 150.00 and 460.00 owed, a credit of 575.00: 1 035.00 is paid.
  const owed = [
    { id: 'a', open: cents(115_000) },
    { id: 'b', open: cents(46_000) },
  ];
  expect(
    settlementsOf(owed, [
      { id: 'credit', open: cents(57_500) },
      { id: 'payment', open: cents(103_500) },
    ]),
  ).toEqual([
    { from: 'a', to: 'credit', amount: 57_500n },
    { from: 'a', to: 'payment', amount: 57_500n },
    { from: 'b', to: 'payment', amount: 46_000n },
  ]);
});

test('asks two to sign only above the amount', () => {
  expect(signersNeeded(cents(15_000_000), cents(15_000_000))).toBe(1);
  expect(signersNeeded(cents(15_000_001), cents(15_000_000))).toBe(2);
  expect(signersNeeded(cents(15_000_001), null)).toBe(1);
});
