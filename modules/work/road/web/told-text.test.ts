import { expect, test } from 'vitest';
import { readTold, type SaidFacts } from './told-text.ts';

const facts: SaidFacts = {
  words: {
    arrived: ['arrived', 'arrive'],
    workStarted: ['started', 'loading'],
    workEnded: ['finished', 'done'],
    departed: ['left', 'departed'],
    eta: ['eta'],
    delay: ['late', 'delay'],
    checkCall: ['call', 'check call'],
  },
  stops: [
    { id: 'first', status: 'DEPARTED' },
    { id: 'second', status: 'EN_ROUTE' },
  ],
  nextStopId: 'second',
  expected: '2026-11-25T06:00',
  now: '2026-11-24T22:10',
  language: 'en',
};

test.each([
  ['arrived 06:40', { kind: 'arrived', stopId: 'second', occurredAt: '2026-11-24T06:40', note: '' }],
  ['Arrived', { kind: 'arrived', stopId: 'second', occurredAt: '2026-11-24T22:10', note: '' }],
  ['arrived 22:14', { kind: 'arrived', occurredAt: '2026-11-24T22:14' }],
  // It cannot have happened later today.
  ['arrived 23:50', { kind: 'arrived', occurredAt: '2026-11-23T23:50' }],
  ['left 1005, seal 429', { kind: 'departed', occurredAt: '2026-11-24T10:05', note: 'seal 429' }],
  ['left 23 Nov 10:05 seal 429', { kind: 'departed', occurredAt: '2026-11-23T10:05', note: 'seal 429' }],
  ['finished: 30 pallets', { kind: 'workEnded', occurredAt: '2026-11-24T22:10', note: '30 pallets' }],
  ['eta 05:20', { kind: 'eta', stopId: 'second', eta: '2026-11-25T05:20', note: '' }],
  ['eta +40 roadworks', { kind: 'eta', eta: '2026-11-25T06:40', note: 'roadworks' }],
  ['late 30 traffic', { kind: 'eta', eta: '2026-11-25T06:30', note: 'traffic' }],
  ['late traffic at Villiers', { kind: 'delay', stopId: 'second', eta: '', note: 'traffic at Villiers' }],
  ['check call asleep', { kind: 'checkCall', stopId: '', note: 'asleep' }],
  ['Gate 4 is closed', { kind: 'note', stopId: '', note: 'Gate 4 is closed' }],
  // A word that only begins like one of them is a note.
  ['leftover pallets at the depot', { kind: 'note', note: 'leftover pallets at the depot' }],
] as const)('%s', (text, told) => {
  expect(readTold(text, facts)).toMatchObject(told);
});

test('says nothing of an empty line, of an arrival time that is none, and of a stop where no stop is left', () => {
  expect(readTold('  ', facts)).toBeUndefined();
  expect(readTold('eta soon', facts)).toBeUndefined();
  expect(readTold('arrived 06:40', { ...facts, stops: [] })).toBeUndefined();
});

test('adds nothing to an arrival that nobody expects', () => {
  expect(readTold('eta +40', { ...facts, expected: '' })).toBeUndefined();
  expect(readTold('late 30', { ...facts, expected: '' })).toMatchObject({ kind: 'delay', note: '30' });
});
