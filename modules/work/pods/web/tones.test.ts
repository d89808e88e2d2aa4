import { expect, test } from 'vitest';
import { podLife } from '../status.ts';
import { podTones } from './tones.ts';

test('submitted is blue, accepted green, rejected red, and anything else yellow, as the specification has it', () => {
  const { podSubmitted, podAccepted, podRejected, ...others } = podTones;
  expect([podSubmitted, podAccepted, podRejected]).toEqual(['info', 'ok', 'danger']);
  expect(new Set(Object.values(others))).toEqual(new Set(['warn']));
  expect(Object.keys(podTones).toSorted()).toEqual([...podLife.states].toSorted());
});
