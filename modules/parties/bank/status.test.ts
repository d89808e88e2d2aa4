import { expect, test } from 'vitest';
import { allowedEvents, unreachableStates } from '#platform/machine.ts';
import { bankVersion } from './status.ts';

test('every state is reached, and what was decided against stays so', () => {
  expect(unreachableStates(bankVersion)).toEqual([]);
  for (const ended of ['replaced', 'rejected', 'withdrawn'] as const)
    expect(allowedEvents(bankVersion, ended)).toEqual([]);
});
