import { expect, test } from 'vitest';
import { endingIn, onHeartbeat } from './idle.ts';

const timeOut = 60_000;
const at = (now: number, lastInput: number, lastContact: number) =>
  onHeartbeat({ now, lastInput, lastContact, timeOut });

test('rests up to one sixth of the time-out', () => {
  expect(at(10_000, 0, 0)).toBe('rest');
});

test('chimes past one sixth without input, and again a sixth later', () => {
  expect(at(10_001, 0, 0)).toBe('chime');
  expect(at(20_000, 0, 10_001)).toBe('rest');
  expect(at(20_002, 0, 10_001)).toBe('chime');
});

test('chimes for a person who types for long without a call', () => {
  expect(at(30_000, 29_999, 0)).toBe('chime');
});

test('ends the session past the time-out, however often the server was told', () => {
  expect(at(60_000, 0, 59_000)).toBe('rest');
  expect(at(60_001, 0, 60_000)).toBe('signOut');
});

test('the end is said a minute before, and sooner than that in a short session', () => {
  const hour = 3_600_000;
  expect(endingIn({ now: hour - 60_001, lastInput: 0, timeOut: hour })).toBeUndefined();
  expect(endingIn({ now: hour - 60_000, lastInput: 0, timeOut: hour })).toBe(60_000);
  expect(endingIn({ now: hour, lastInput: hour - 1, timeOut: hour })).toBeUndefined();
  expect(endingIn({ now: 39_000, lastInput: 0, timeOut })).toBeUndefined();
  expect(endingIn({ now: 41_000, lastInput: 0, timeOut })).toBe(19_000);
  expect(endingIn({ now: 60_001, lastInput: 0, timeOut })).toBeUndefined();
});
