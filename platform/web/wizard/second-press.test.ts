import { expect, test } from 'vitest';
import { isSecondPress } from './second-press.ts';

const touch = { detail: 1, pointerType: 'touch' };

test('the second tap of a double tap on Next is no press of its own', () => {
  expect(isSecondPress({ ...touch, timeStamp: 1180 }, 1000)).toBe(true);
  expect(isSecondPress({ ...touch, timeStamp: 1600 }, 1000)).toBe(false);
  expect(isSecondPress({ ...touch, timeStamp: 1000 }, undefined)).toBe(false);
});

test('a double click counts once, two clicks count twice', () => {
  expect(isSecondPress({ detail: 2, pointerType: 'mouse', timeStamp: 1150 }, 1000)).toBe(true);
  expect(isSecondPress({ detail: 1, pointerType: 'mouse', timeStamp: 1150 }, 1000)).toBe(false);
});

test('a key is never one', () => {
  expect(isSecondPress({ detail: 0, pointerType: '', timeStamp: 1100 }, 1000)).toBe(false);
});
