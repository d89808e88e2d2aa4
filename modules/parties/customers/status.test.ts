import { expect, test } from 'vitest';
import { allowedEvents, nextState, unreachableStates } from '#platform/machine.ts';
import { application, standing, statesOfGroup } from './status.ts';

test.each([application, standing])('every state can be reached', (machine) => {
  expect(unreachableStates(machine as never)).toEqual([]);
});

test('what is approved or has ended cannot be approved again, and a withdrawn application stays so', () => {
  for (const state of ['approve', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const)
    expect(nextState(application, state, 'approve'), state).toBeUndefined();
  expect(allowedEvents(application, 'WITHDRAWN')).toEqual([]);
});

test('whoever changes a recommended application sends it back to the beginning', () => {
  expect(nextState(application, 'RECOMMENDED', 'revise')).toBe('pending');
});

test('no application is counted twice', () => {
  const counted = Object.values(statesOfGroup).flat();
  expect(new Set(counted).size).toBe(counted.length);
  expect(application.states).toEqual(expect.arrayContaining(counted));
});

test('a closed customer can only come back by being reopened', () => {
  expect(allowedEvents(standing, 'CLOSED')).toEqual(['reopen']);
});
