import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedEvents, unreachableStates } from '#platform/machine.ts';
import { cents } from '#platform/money.ts';
import {
  availableCredit,
  creditProblems,
  type CreditTerms,
  exposureOf,
  needsAcceptance,
  needsSecondPerson,
} from './rules.ts';
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

const today = '2026-11-23';
const increase: CreditTerms = {
  kind: 'increase',
  newLimit: cents(100_001),
  insuredPart: cents(0),
  effectiveFrom: today,
  effectiveUntil: '',
  reviewOn: '',
};
const decrease = { ...increase, kind: 'decrease', newLimit: cents(99_999) } as const;
const temporary = { ...increase, kind: 'temporary', effectiveUntil: '2026-12-31' } as const;

/** The limit in force is R 1 000. */
test.each<[string, CreditTerms, Record<string, string>]>([
  ['a cent more', increase, {}],
  ['an increase to the same', { ...increase, newLimit: cents(100_000) }, { newLimit: 'creditNotHigher' }],
  ['an increase to less', { ...increase, newLimit: cents(99_999) }, { newLimit: 'creditNotHigher' }],
  ['a cent less', decrease, {}],
  ['a decrease to the same', { ...decrease, newLimit: cents(100_000) }, { newLimit: 'creditNotLower' }],
  ['a decrease to more', { ...decrease, newLimit: cents(100_001) }, { newLimit: 'creditNotLower' }],
  ['more for a while', temporary, {}],
  ['less for a while', { ...temporary, newLimit: cents(99_999) }, {}],
  ['the same for a while', { ...temporary, newLimit: cents(100_000) }, { newLimit: 'creditUnchanged' }],
  ['all of it insured', { ...increase, insuredPart: cents(100_001) }, {}],
  ['a cent more insured', { ...increase, insuredPart: cents(100_002) }, { insuredPart: 'insuredAboveLimit' }],
  ['from tomorrow on', { ...increase, effectiveFrom: '2026-11-24' }, {}],
  ['from yesterday on', { ...increase, effectiveFrom: '2026-11-22' }, { effectiveFrom: 'effectiveInPast' }],
  ['for a while without an end', { ...temporary, effectiveUntil: '' }, { effectiveUntil: 'required' }],
  ['for a day', { ...temporary, effectiveUntil: today }, {}],
  ['until the day before', { ...temporary, effectiveUntil: '2026-11-22' }, { effectiveUntil: 'endBeforeStart' }],
  ['for ever, with an end', { ...increase, effectiveUntil: '2026-12-31' }, { effectiveUntil: 'endOfTemporaryOnly' }],
  ['looked at on the day itself', { ...increase, reviewOn: today }, { reviewOn: 'reviewBeforeStart' }],
  ['looked at on the day after', { ...increase, reviewOn: '2026-11-24' }, {}],
])('%s', (_, terms, expected) => {
  const problems = creditProblems(terms, cents(100_000), today);
  expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual(expected);
});
