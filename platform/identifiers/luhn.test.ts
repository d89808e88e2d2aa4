import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luhnDigit, passesLuhn } from './luhn.ts';

const payloads = fc.stringMatching(/^\d{1,18}$/);

test('the computed digit passes, and any other last digit does not', () => {
  fc.assert(
    fc.property(payloads, fc.integer({ min: 1, max: 9 }), (payload, shift) => {
      const digit = luhnDigit(payload);
      expect(passesLuhn(payload + digit)).toBe(true);
      expect(passesLuhn(payload + String((Number(digit) + shift) % 10))).toBe(false);
    }),
  );
});

test('one mistyped digit never passes', () => {
  fc.assert(
    fc.property(payloads, fc.nat(), fc.integer({ min: 1, max: 9 }), (payload, position, shift) => {
      const number = payload + luhnDigit(payload);
      const at = position % number.length;
      expect(passesLuhn(number.slice(0, at) + String((Number(number[at]) + shift) % 10) + number.slice(at + 1))).toBe(
        false,
      );
    }),
  );
});
