import '#platform/phone.ts';
import { expect, test } from 'vitest';
import { addressFindings, directorFindings, identityText, pastDateFindings } from './checks.ts';
import { address, director } from './fields.ts';
import { isPreset, offeredIdentities, usualIdentity } from './identities.ts';

const today = '2026-11-23';
const refusals = (directors: readonly object[]) =>
  directorFindings({ directors }, today)
    .filter(({ level }) => level === 'E')
    .map(({ path, code }) => [path, code]);

test.each([
  ['passport', 'RB123456'],
  ['nationalId', '110100123456A'],
  ['other', '63-123456/A12'],
])('keeps the letters of a %s', (idType, idNumber) => {
  expect(director.parse({ name: 'Amina', idType, idNumber }).idNumber).toBe(idNumber);
  expect(refusals([{ name: 'Amina', idType, idNumber }])).toEqual([]);
});

test('refuses letters in a South African number, and where no kind is stated', () => {
  expect(refusals([{ name: 'A', idType: 'SA_ID', idNumber: 'RB123456' }])).toEqual([
    ['directors.0.idNumber', 'identityNumberFormat'],
  ]);
  expect(refusals([{ name: 'A', idNumber: 'RB123456' }])).toEqual([['directors.0.idNumber', 'digitsOnly']]);
  expect(refusals([{ name: 'A', idNumber: '•••••A12' }])).toEqual([]);
});

test('says which characters a number can have', () => {
  const { error } = director.safeParse({ name: 'A', idType: 'passport', idNumber: 'RB#1' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['identityCharacters']);
});

test('stores numbers in capitals, without spaces and invisible marks', () => {
  expect(identityText(' ab 123\u202a4x\u202c ')).toBe('AB1234X');
});

test('offers the national document of the company’s country first', () => {
  expect(usualIdentity('MZ')).toBe('nationalId');
  expect(offeredIdentities('MZ', 'nationalId')).toEqual(['nationalId', 'passport', 'SA_ID', 'other']);
  expect(offeredIdentities('ZA', 'SA_ID')).toEqual(['SA_ID', 'passport', 'other']);
  expect(offeredIdentities('ZA', 'nationalId')).toContain('nationalId');
  expect(isPreset('passport')).toBe(false);
});

const place = { addressLine1: 'Plot 12', city: 'Gaborone', region: 'South-East' };
const postalProblems = (country: string, postalCode: string) => {
  const physicalAddress = address.parse({ ...place, country, postalCode });
  return addressFindings({ physicalAddress }).map(({ path, level, code }) => [path, level, code]);
};

test('requires a postal code only where the country has postal codes', () => {
  for (const country of ['Botswana', 'Zimbabwe', 'Angola', 'Malawi', 'Uganda', 'Democratic Republic of the Congo'])
    expect(postalProblems(country, '')).toEqual([]);
  expect(postalProblems('South Africa', '')).toEqual([['physicalAddress.postalCode', 'E', 'required']]);
  expect(postalProblems('South Africa', '21A4')).toEqual([['physicalAddress.postalCode', 'E', 'postalCodeLength']]);
  expect(postalProblems('Eswatini', 'H100')).toEqual([]);
});

test.each([
  ['0215-06-01', ['yearTooEarly']],
  ['2026-11-24', ['dateInFuture']],
  ['1898-01-01', []],
  ['', []],
])('an incorporation on %j', (date, codes) => {
  expect(pastDateFindings('dateOfInc', date, today).map(({ code }) => code)).toEqual(codes);
});
