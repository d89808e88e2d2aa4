import { expect, test } from 'vitest';
import { allowedEvents, nextState, unreachableStates } from '#platform/machine.ts';
import { account, isAtWork } from './status.ts';

test('every state of an account is reached, and none is a dead end', () => {
  expect(unreachableStates(account)).toEqual([]);
  for (const state of account.states) expect(allowedEvents(account, state), state).not.toEqual([]);
});

test('only an active person signs in, and nobody becomes active without proving that the mail is theirs', () => {
  expect(account.states.filter(isAtWork)).toEqual(['active']);
  expect(nextState(account, 'deactivated', 'unlock')).toBeUndefined();
  expect(nextState(account, 'invited', 'unlock')).toBeUndefined();
  expect(nextState(account, 'locked', 'accept')).toBeUndefined();
});
