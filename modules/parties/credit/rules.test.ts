import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedEvents, unreachableStates } from '#platform/machine.ts';
import { cents } from '#platform/money.ts';
import { availableCredit, exposureOf, needsAcceptance, needsSecondPerson } from './rules.ts';
import { creditChange, openCreditStates } from './status.ts';

test('every state is reached, and those that are not open lead nowhere', () => {
  expect(unreachableStates(creditChange)).toEqual([]);
  for (const state of creditChange.states) {
    const isOpen = openCreditStates.some((open) => open === state);
    expect(allowedEvents(creditChange, state).length > 0, state).toBe(isOpen);
  }
});

test('the threshold itself needs no second person', () => {
  expect(needsSecondPerson(cents(25_000_000), cents(25_000_000))).toBe(false);
  expect(needsSecondPerson(cents(25_000_001), cents(25_000_000))).toBe(true);
});

test('only a decrease can do without the customer, and only where the client says so', () => {
  expect(needsAcceptance('decrease', false)).toBe(false);
  expect(needsAcceptance('decrease', true)).toBe(true);
  expect(needsAcceptance('increase', false)).toBe(true);
  expect(needsAcceptance('temporary', false)).toBe(true);
});

test('no cent is lost between limit, exposure and what is available', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((whole) => cents(whole));
  fc.assert(
    fc.property(amounts, fc.array(amounts, { maxLength: 4 }), (limit, owed) => {
      const parts = owed.map((amount) => ({ part: 'openInvoices' as const, amount }));
      const total = owed.reduce((sum, each) => sum + each, 0n);
      expect(exposureOf(parts)).toBe(total);
      expect(availableCredit(limit, parts)).toBe(limit - total);
    }),
  );
});
