import { expect, test } from 'vitest';
import { checkPostalCode, hasPostalCodes } from './postal-code.ts';

test.each([
  ['2196', 'ZA', null],
  [' 0001 ', 'ZA', null],
  ['7 530', 'ZA', null],
  ['219', 'ZA', 'E'],
  ['21.6', 'ZA', 'E'],
  ['21A6', 'ZA', 'E'],
  ['', 'ZA', 'E'],
  ['1100', 'MZ', null],
  ['11000', 'MZ', 'W'],
  ['H100', 'SZ', null],
  ['100', 'SZ', 'W'],
  ['X100', 'SZ', 'E'],
  ['', 'BW', 'I'],
  ['0000', 'BW', null],
  ['ABC', 'BW', 'E'],
  ['1234.5', 'PT', null],
  ['2000.1', 'ZA', 'W'],
])('%j in %s: %s', (raw, country, level) => {
  expect(checkPostalCode(raw, { country })).toMatchObject({ level, ok: level !== 'E' });
});

test('a country is known by its name too', () => {
  expect(checkPostalCode('21967', { country: 'South Africa' })).toMatchObject({
    ok: false,
    code: 'postalCodeLength',
    findings: [{ details: { digits: '4' } }],
  });
  expect(hasPostalCodes('Botswana')).toBe(false);
  expect(hasPostalCodes('Eswatini')).toBe(true);
});

test.each([
  ['14O1', 'ZA', 'postalCodeLength'],
  ['X100', 'SZ', 'postalCodeFormat'],
  ['ABC', 'BW', 'digitsAndDotOnly'],
])('%j in %s is told what the codes of the country look like', (raw, country, code) => {
  expect(checkPostalCode(raw, { country })).toMatchObject({ ok: false, code });
});
