import { expect, test } from 'vitest';
import { filledTwice, guessMapping, headingKey, mappingFrom, withPath } from './mapping.ts';

const fields = [
  { name: 'registeredName', names: ['Full registered name', 'Geregistreerde naam', 'Company'] },
  { name: 'registrationNumber', names: ['Registration number', 'Reg no'] },
  { name: 'physicalAddress.city', names: ['City'] },
  { name: 'postalAddress.city', names: ['City', 'Postal city'] },
];

test('headings find their fields in any language and spelling; each field is filled once', () => {
  expect(
    guessMapping(['GEREGISTREERDE NAAM', 'Reg. No.', 'notes', 'City *', 'company', 'Postal City'], fields),
  ).toEqual({
    0: 'registeredName',
    1: 'registrationNumber',
    3: 'physicalAddress.city',
    5: 'postalAddress.city',
  });
});

test('a heading with a star is that of Xero, and without it what others mean by it', () => {
  const both = [
    { name: 'registeredName', names: ['Company', '*ContactName'] },
    { name: 'financeContact.name', names: ['Contact name'] },
  ];
  expect(guessMapping(['*ContactName', 'Contact name'], both)).toEqual({
    0: 'registeredName',
    1: 'financeContact.name',
  });
  expect(guessMapping(['Company', 'ContactName'], both)).toEqual({ 0: 'registeredName', 1: 'financeContact.name' });
});

test('a template is found again in another order of columns', () => {
  expect(
    mappingFrom({ 'Client name': 'registeredName', Town: 'physicalAddress.city' }, ['town', 'CLIENT NAME']),
  ).toEqual({
    0: 'physicalAddress.city',
    1: 'registeredName',
  });
});

test('two columns for one field are seen', () => {
  expect(filledTwice({ 0: 'a', 1: 'b', 2: 'a' })).toEqual(['a']);
  expect(filledTwice({ 0: 'a', 1: 'b' })).toEqual([]);
});

test('numbers are called many things', () => {
  expect(new Set(['VAT no', 'VAT number', 'vat nr.', 'VAT-Nommer'].map(headingKey)).size).toBe(1);
});

test('a value stands at its path, and beside what was there', () => {
  expect(withPath({ a: { b: 1 }, d: 3 }, ['a', 'c'], 2)).toEqual({ a: { b: 1, c: 2 }, d: 3 });
});

test.each([
  ['one address', ['Address', 'Postal code'], { 0: 'physical.line', 1: 'physical.code' }],
  ['a box in a post office alone', ['Post 1', 'Postal code'], { 0: 'postal.line', 1: 'postal.code' }],
  ['two, one of them named', ['Postal code', 'Delivery code'], { 0: 'postal.code', 1: 'physical.code' }],
  ['two of one name', ['Postal code', 'Postal code'], { 0: 'physical.code', 1: 'postal.code' }],
])('a heading that may mean two fields takes what is left: %s', (_, headings, expected) => {
  const fields = [
    { name: 'physical.line', names: ['Address'] },
    { name: 'physical.code', names: ['Postal code', 'Delivery code'] },
    { name: 'postal.line', names: ['Post 1'] },
    { name: 'postal.code', names: ['Postal code'] },
  ];
  expect(guessMapping(headings, fields)).toEqual(expected);
});
