import { expect, expectTypeOf, test } from 'vitest';
import {
  allowedEvents,
  impossibleEvents,
  is,
  machine,
  nextState,
  statesAfter,
  statesBefore,
  unreachableStates,
  type EventOf,
  type InSet,
  type PastOf,
  type StateOf,
} from './machine.ts';

const parcel = machine({
  initial: 'packed',
  states: {
    packed: { send: 'underway', lose: 'lost' },
    underway: { deliver: 'delivered', lose: 'lost' },
    delivered: {},
    lost: { find: 'underway' },
  },
  past: { send: 'sent', deliver: 'delivered', lose: 'lost', find: 'found' },
  sets: { over: ['delivered', 'lost'], moving: ['underway'] },
});

test('states, events and past words are named once, and their types follow', () => {
  expect(parcel.states).toEqual(['packed', 'underway', 'delivered', 'lost']);
  expect(parcel.events).toEqual(['send', 'deliver', 'lose', 'find']);
  expectTypeOf<StateOf<typeof parcel>>().toEqualTypeOf<'packed' | 'underway' | 'delivered' | 'lost'>();
  expectTypeOf<EventOf<typeof parcel>>().toEqualTypeOf<'send' | 'deliver' | 'lose' | 'find'>();
  expectTypeOf<PastOf<typeof parcel>>().toEqualTypeOf<'sent' | 'delivered' | 'lost' | 'found'>();
});

test('the table says where an event leads, and from where it is allowed', () => {
  expect(nextState(parcel, 'packed', 'send')).toBe('underway');
  expect(nextState(parcel, 'delivered', 'lose')).toBeUndefined();
  expect(allowedEvents(parcel, 'underway')).toEqual(['deliver', 'lose']);
  expect(statesBefore(parcel, 'lose')).toEqual(['packed', 'underway']);
  expect([...statesAfter(parcel, 'lost')]).toEqual(['lost', 'underway', 'delivered']);
});

test('a set names states that are treated alike, and asking for it narrows', () => {
  const states = parcel.states.filter((state) => is(parcel, state, 'over'));
  expect(states).toEqual(['delivered', 'lost']);
  const state = parcel.states.at(-1)!;
  if (is(parcel, state, 'over')) expectTypeOf(state).toEqualTypeOf<'delivered' | 'lost'>();
  expectTypeOf<InSet<typeof parcel, 'moving'>>().toEqualTypeOf<'underway'>();
  // @ts-expect-error -- no set is called so
  expect(() => is(parcel, 'lost', 'ovre')).toThrow();
  // @ts-expect-error -- no state is called so
  expect(is(parcel, 'lots', 'over')).toBe(false);
  machine({
    initial: 'open',
    states: { open: { close: 'closed' }, closed: {} },
    past: { close: 'closed' },
    // @ts-expect-error -- no state is called so
    sets: { over: ['colsed'] },
  });
});

test('an event that leads back leads to where the record was, and nowhere else', () => {
  const visit = machine({
    initial: 'asked',
    states: {
      asked: { agree: 'agreed', hold: 'held' },
      agreed: { hold: 'held' },
      held: { release: ['asked', 'agreed'] },
    },
    past: { agree: 'agreed', hold: 'held', release: 'released' },
  });
  expect(nextState(visit, 'held', 'release', 'agreed')).toBe('agreed');
  expect(nextState(visit, 'held', 'release', 'held')).toBeUndefined();
  expect(nextState(visit, 'held', 'release')).toBeUndefined();
  expect(allowedEvents(visit, 'held')).toEqual(['release']);
  expect([...statesAfter(visit, 'held')]).toEqual(['held', 'asked', 'agreed']);
  expect([unreachableStates(visit), impossibleEvents(visit)]).toEqual([[], []]);
});

test('a state that nothing reaches and an event that nothing allows are found', () => {
  expect(unreachableStates(parcel)).toEqual([]);
  expect(impossibleEvents(parcel)).toEqual([]);
  const broken = machine({
    initial: 'open',
    states: { open: { close: 'closed' }, closed: {}, forgotten: { close: 'closed' } },
    past: { close: 'closed', burn: 'burnt' },
  });
  expect(unreachableStates(broken)).toEqual(['forgotten']);
  expect(impossibleEvents(broken)).toEqual(['burn']);
});

test('a misspelt target, event or past word does not compile', () => {
  machine({
    initial: 'open',
    // @ts-expect-error -- no state is called so
    states: { open: { close: 'colsed' }, closed: {} },
    past: { close: 'closed' },
  });
  machine({
    // @ts-expect-error -- no state is called so
    initial: 'opne',
    states: { open: { close: 'closed' }, closed: {} },
    past: { close: 'closed' },
  });
  machine({
    initial: 'open',
    // @ts-expect-error -- the event has no past word
    states: { open: { close: 'closed', lock: 'closed' }, closed: {} },
    past: { close: 'closed' },
  });
  // @ts-expect-error -- the past word of `lock` is not that
  expect(parcel.past.send === 'sended').toBe(false);
  // @ts-expect-error -- a parcel is never eaten
  expect(nextState(parcel, 'packed', 'eat')).toBeUndefined();
});
