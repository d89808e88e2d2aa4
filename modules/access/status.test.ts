import { expect, test } from 'vitest';
import { nextState, unreachableStates } from '#platform/machine.ts';
import { account, accountStates, isAtWork } from './status.ts';

test('every state of an account is reached, and none is a dead end', () => {
  expect(unreachableStates(account)).toEqual([]);
  for (const state of accountStates) expect(Object.keys(account.states[state]), state).not.toEqual([]);
});

test('only an active person signs in, and nobody becomes active without proving that the mail is theirs', () => {
  expect(accountStates.filter(isAtWork)).toEqual(['active']);
  expect(nextState(account, 'deactivated', 'unlock')).toBeUndefined();
  expect(nextState(account, 'invited', 'unlock')).toBeUndefined();
  expect(nextState(account, 'locked', 'accept')).toBeUndefined();
});
