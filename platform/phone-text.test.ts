import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test('a stored number is written in groups, and what is none stays as it is', () => {
  expect(phoneText('+27825550101')).toBe('+27 82 555 0101');
  expect(phoneText('+258845550106')).toBe('+258 84 555 0106');
  expect(phoneText('+26771555107')).toBe('+267 71 555 107');
  for (const other of ['', '082 555 0101', '+4915112345678', 'none', '••••0101']) expect(phoneText(other)).toBe(other);
});
