import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkGlobalLocationNumber, globalLocationNumberCheckDigit } from './gln.ts';

test.each(['6291041500213', '9436465792104', '6001234500001', '6010000000126', '629 1041 500213'])(
  '%s is valid',
  (number) => {
    expect(checkGlobalLocationNumber(number)).toMatchObject({ ok: true, level: null });
  },
);

test('a wrong check digit and a wrong length are refused', () => {
  expect(checkGlobalLocationNumber('6291041500214')).toMatchObject({ ok: false, code: 'globalLocationNumberChecksum' });
  expect(checkGlobalLocationNumber('629104150021')).toMatchObject({ ok: false, code: 'globalLocationNumberFormat' });
});

test('exactly one last digit is right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (payload) => {
      const right = [...'0123456789'].filter((digit) => checkGlobalLocationNumber(payload + digit).ok);
      expect(right).toEqual([globalLocationNumberCheckDigit(payload)]);
    }),
  );
});
