import { expect, test } from 'vitest';
import { checkIncomeTaxNumber, checkVatNumber } from './vat-number.ts';

const registered = { isVatRegistered: true };

test.each(['4220119988', '4020103455', '4480123456', '4111222339', '4220 119 988'])('%s is valid', (number) => {
  expect(checkVatNumber(number, registered)).toMatchObject({
    ok: true,
    level: null,
    normalised: number.replaceAll(' ', ''),
  });
});

test('a number that does not begin with 4 is refused, a wrong last digit only warns', () => {
  expect(checkVatNumber('3220119988', registered)).toMatchObject({ ok: false, level: 'E', code: 'vatNumberFormat' });
  expect(checkVatNumber('4220119980', registered)).toMatchObject({ ok: true, level: 'W', code: 'vatNumberChecksum' });
});

test('registered companies have a number, others have none', () => {
  expect(checkVatNumber(' ', registered)).toMatchObject({ ok: false, code: 'required' });
  expect(checkVatNumber('4220119988', { isVatRegistered: false })).toMatchObject({
    ok: false,
    code: 'vatNumberNotExpected',
  });
  expect(checkVatNumber('', { isVatRegistered: false })).toMatchObject({ ok: true, level: null });
});

test('numbers of other countries have no form that we check', () => {
  expect(checkVatNumber('P051234567X', { ...registered, country: 'KE' })).toMatchObject({
    ok: true,
    normalised: 'P051234567X',
  });
  expect(checkVatNumber('1'.repeat(21), { ...registered, country: 'KE' })).toMatchObject({
    ok: false,
    code: 'tooLong',
  });
});

test.each(['0123456782', '9123456783', '2123456788'])('income tax number %s is valid', (number) => {
  expect(checkIncomeTaxNumber(number)).toMatchObject({ ok: true, level: null });
});

test('income tax numbers of another form are refused, a wrong last digit warns', () => {
  expect(checkIncomeTaxNumber('4123456789')).toMatchObject({ ok: false, code: 'incomeTaxNumberFormat' });
  expect(checkIncomeTaxNumber('0123456789')).toMatchObject({ ok: true, level: 'W', code: 'incomeTaxNumberChecksum' });
});
