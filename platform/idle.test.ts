import { expect, test } from 'vitest';
import { onHeartbeat } from './idle.ts';

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
