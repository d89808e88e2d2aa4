import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedEvents, unreachableStates } from '#platform/machine.ts';
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
  expect(needsSecondPerson(250_000, 250_000)).toBe(false);
  expect(needsSecondPerson(250_000.01, 250_000)).toBe(true);
});

test('only a decrease can do without the customer, and only where the client says so', () => {
  expect(needsAcceptance('decrease', false)).toBe(false);
  expect(needsAcceptance('decrease', true)).toBe(true);
  expect(needsAcceptance('increase', false)).toBe(true);
  expect(needsAcceptance('temporary', false)).toBe(true);
});

test('no cent is lost between limit, exposure and what is available', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 11 });
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 4 }), (limit, owed) => {
      const parts = owed.map((amount) => ({ part: 'openInvoices' as const, amount: amount / 100 }));
      const total = owed.reduce((sum, each) => sum + each, 0);
      expect(Math.round(exposureOf(parts) * 100)).toBe(total);
      expect(Math.round(availableCredit(limit / 100, parts) * 100)).toBe(limit - total);
    }),
  );
});
