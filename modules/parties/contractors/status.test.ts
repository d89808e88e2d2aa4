import { expect, test } from 'vitest';
import { allowedEvents, nextState, unreachableStates } from '#platform/machine.ts';
import { application, statusFlags } from './status.ts';

test('every state can be reached, and nothing leads out of an archived one', () => {
  expect(unreachableStates(application)).toEqual([]);
  expect(allowedEvents(application, 'deleted')).toEqual([]);
});

test('only what waits can be approved, and at most one flag is set', () => {
  for (const state of application.states) {
    expect(nextState(application, state, 'approve') !== undefined).toBe(state === 'pending');
    expect(Object.values(statusFlags(state)).filter(Boolean).length).toBeLessThanOrEqual(1);
  }
});
