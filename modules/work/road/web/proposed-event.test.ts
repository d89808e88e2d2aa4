import { expect, test } from 'vitest';
import { proposedEvent } from './proposed-event.ts';

const stops = (...states: readonly ('PLANNED' | 'EN_ROUTE' | 'WORKING' | 'COMPLETED' | 'DEPARTED' | 'FAILED')[]) =>
  states.map((status, place) => ({ id: `stop ${place + 1}`, status }));

test.each([
  [['PLANNED', 'PLANNED'], 'stop 1', 'arrived'],
  [['DEPARTED', 'EN_ROUTE'], 'stop 2', 'arrived'],
  [['WORKING', 'PLANNED'], 'stop 1', 'departed'],
  // It was loaded and has not left: another arrival would be refused.
  [['COMPLETED', 'PLANNED'], 'stop 1', 'departed'],
  [['DEPARTED', 'FAILED'], '', 'note'],
] as const)('of stops that are %j the next event is proposed', (states, stopId, kind) => {
  expect(proposedEvent(stops(...states))).toEqual({ stopId, kind });
});
