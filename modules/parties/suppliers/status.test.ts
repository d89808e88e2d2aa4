import { expect, test } from 'vitest';
import { allowedEvents, nextState, unreachableStates } from '#platform/machine.ts';
import { application, gitCertificate } from './status.ts';

test.each([application, gitCertificate])('every state can be reached', (machine) => {
  expect(unreachableStates(machine as never)).toEqual([]);
});

test('what is approved or removed cannot be approved again', () => {
  expect(nextState(application, 'approved', 'approve')).toBeUndefined();
  expect(allowedEvents(application, 'deleted')).toEqual([]);
});

test('a rejected supplier can only come back by being submitted or revised', () => {
  expect(nextState(application, 'rejected', 'approve')).toBeUndefined();
  expect(nextState(application, 'rejected', 'resubmit')).toBe('pending');
});
