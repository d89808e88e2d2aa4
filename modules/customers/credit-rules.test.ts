import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unreachableStates } from '#platform/machine.ts';
import { availableCredit, exposureOf, limitInForce, needsAcceptance, needsSecondPerson } from './credit-rules.ts';
import { creditChange, creditChangeStates, openCreditStates } from './credit-status.ts';

test('every state is reached, and those that are not open lead nowhere', () => {
  expect(unreachableStates(creditChange)).toEqual([]);
  expect(Object.keys(creditChange.states).toSorted()).toEqual([...creditChangeStates].toSorted());
  for (const state of creditChangeStates) {
    const isOpen = openCreditStates.some((open) => open === state);
    expect(Object.keys(creditChange.states[state]).length > 0, state).toBe(isOpen);
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

test('in force is the newest version that has begun and not ended', () => {
  const version = (effective_from: string, effective_until: string | null, at: string) => ({
    effective_from,
    effective_until,
    approved_at: `${at}T08:00:00Z`,
  });
  const first = version('2026-01-01', null, '2026-01-01');
  const temporary = version('2026-03-01', '2026-03-31', '2026-02-20');
  const later = version('2026-03-15', null, '2026-03-15');
  const onDay = (day: string, ...of: (typeof first)[]) => limitInForce(of, day);
  expect(onDay('2025-12-31', first)).toBeUndefined();
  expect(onDay('2026-02-28', first, temporary)).toBe(first);
  expect(onDay('2026-03-31', first, temporary)).toBe(temporary);
  expect(onDay('2026-04-01', first, temporary)).toBe(first);
  expect(onDay('2026-03-20', first, temporary, later)).toBe(later);
  const sameDay = version('2026-01-01', null, '2026-01-02');
  expect(onDay('2026-02-01', sameDay, first)).toBe(sameDay);
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
