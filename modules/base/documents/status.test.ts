import { expect, test } from 'vitest';
import { allowedEvents, nextState, unreachableStates } from '#platform/machine.ts';
import { document, shownStatusOf } from './status.ts';

test('the changes are those of the specification, and no others', () => {
  expect(unreachableStates(document)).toEqual([]);
  expect(nextState(document, 'draft', 'submit')).toBe('submitted');
  expect(nextState(document, 'submitted', 'approve' as never)).toBeUndefined();
  expect(allowedEvents(document, 'approved')).toEqual(['reject', 'supersede']);
  expect(allowedEvents(document, 'rejected')).toEqual(['replace']);
  expect(allowedEvents(document, 'superseded')).toEqual([]);
});

test.each([
  ['approved', '2026-06-30', false, 'expired'],
  ['approved', '2026-07-01', false, 'expiring'],
  ['approved', '2026-07-31', false, 'expiring'],
  ['approved', '2026-08-01', false, 'approved'],
  ['approved', null, false, 'approved'],
  ['pending', '2026-06-30', false, 'pending'],
  ['approved', '2026-08-01', true, 'superseded'],
] as const)('%s until %s, superseded %s, is shown as %s', (status, expiryDate, isSuperseded, shown) => {
  expect(shownStatusOf({ status, expiryDate, isSuperseded }, '2026-07-01')).toBe(shown);
});
