import fc from 'fast-check';
import { getCountryCallingCode, getExampleNumber, type Examples } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { africanCountries } from './africa.ts';
import { maskNumber, maskPhone } from './mask.ts';
import { phoneMetadata } from './phone-metadata.ts';
import { checkPhone, parsePhone } from './phone.ts';

test.each([
  ['082 123 4567', '+27821234567', true],
  ['(082) 123-4567', '+27821234567', true],
  ['+27 82 123 4567', '+27821234567', true],
  ['0027821234567', '+27821234567', true],
  ['27821234567', '+27821234567', true],
  ['+27 (0)82 123 4567', '+27821234567', true],
  ['０８２１２３４５６７', '+27821234567', true],
  ['061 123 4567', '+27611234567', true],
  ['011 555 0100', '+27115550100', false],
  ['021 555 0100', '+27215550100', false],
  ['0861 123 456', '+27861123456', false],
  ['+254 712 345678', '+254712345678', true],
  ['+258 84 123 4567', '+258841234567', true],
])('in South Africa %s is %s, mobile: %s', (raw, e164, isMobile) => {
  expect(parsePhone(raw, 'ZA')).toMatchObject({ ok: true, e164, isMobile });
});

test.each([
  '082123456',
  '0751234567',
  '0851234567',
  '0991234567',
  '12345',
  'call me',
  '+447911123456',
  '',
  '0'.repeat(300),
])('%s is no number', (raw) => {
  expect(parsePhone(raw, 'ZA')).toEqual({ ok: false });
});

test('a number is read as people of the chosen country write it', () => {
  expect(parsePhone('84 123 4567', 'MZ')).toMatchObject({ ok: true, e164: '+258841234567', country: 'MZ' });
  expect(parsePhone('0712 345 678', 'KE')).toMatchObject({ ok: true, e164: '+254712345678', national: '0712 345678' });
});

test('a check tells foreign from mistyped, and where a mobile number is needed', () => {
  expect(checkPhone('+44 7911 123456')).toMatchObject({ ok: false, code: 'phoneNotAfrican' });
  expect(checkPhone('+27 82 123')).toMatchObject({ ok: false, code: 'phoneInvalid' });
  expect(checkPhone('011 555 0100')).toMatchObject({ ok: true, normalised: '+27115550100' });
  expect(checkPhone('011 555 0100', { mobile: true })).toMatchObject({ ok: false, code: 'phoneNotMobile' });
  expect(checkPhone('')).toMatchObject({ ok: true, normalised: '' });
});

test('the example mobile number of every African country is read as one', () => {
  for (const { code, callingCode } of africanCountries) {
    expect(getCountryCallingCode(code, phoneMetadata), code).toBe(callingCode);
    const example = getExampleNumber(code, examples as Examples, phoneMetadata);
    if (!example) continue;
    expect(parsePhone(example.number), code).toMatchObject({ ok: true, e164: example.number, isMobile: true });
    expect(parsePhone(example.formatNational(), code), code).toMatchObject({ ok: true, e164: example.number });
  }
});

test('what was read is read again as itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0(6\d|7[0-46-9]|8[1-4])\d{7}$/), (raw) => {
      const phone = parsePhone(raw);
      expect(phone).toMatchObject({ ok: true, e164: `+27${raw.slice(1)}`, isMobile: true });
      if (phone.ok) expect(parsePhone(phone.national)).toEqual(phone);
    }),
  );
});

test('any text is answered', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (raw) => typeof checkPhone(raw).ok === 'boolean'));
});

test('only the last four digits are shown', () => {
  expect(maskPhone('+27821234567')).toBe('•••••••4567');
  expect(maskNumber('8001015009087')).toBe('•••••••••9087');
  expect(maskNumber('1234')).toBe('••••');
  expect(maskNumber('')).toBe('');
});

test('reads a number that was copied with invisible marks', () => {
  expect(parsePhone('\u202a+27 82 555 0199\u202c')).toMatchObject({ ok: true, e164: '+27825550199' });
  expect(checkPhone('\u200e082 555 0199', { mobile: true })).toMatchObject({ ok: true, normalised: '+27825550199' });
});
