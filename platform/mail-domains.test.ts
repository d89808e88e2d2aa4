import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLookAlikeDomain, isPublicMailDomain, mailDomain } from './mail-domains.ts';

const known = 'marulafreight.co.za';

test.each([
  ['rnarulafreight.co.za', true],
  ['marulafre1ght.co.za', true],
  ['marulafreigth.co.za', true],
  ['marulafreights.co.za', true],
  ['marulafreght.co.za', true],
  ['marulafreightt.co.za', true],
  ['mаrulafreight.co.za', true],
  ['xn--mrulafreight-x9j.co.za', true],
  ['márulafreight.co.za', true],
  [known, false],
  ['MarulaFreight.co.za', false],
  ['mapulafleet.co.za', false],
  ['marula.co.za', false],
])('%s looks like the known domain: %s', (domain, expected) => {
  expect(isLookAlikeDomain(domain, known)).toBe(expected);
});

test('a mail address has one domain, in Unicode', () => {
  expect(mailDomain('Thandi@Marula.CO.ZA ')).toBe('marula.co.za');
  expect(mailDomain('a@xn--bcher-kva.example')).toBe('bücher.example');
  expect(mailDomain('nobody')).toBe('');
});

test('names in other alphabets are decoded from what the name system holds', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[а-яა-ჰa-z]{1,20}$/), (label) => {
      expect(mailDomain(`a@${domainToASCII(label)}`)).toBe(label);
    }),
  );
  expect(mailDomain('a@xn--99999999.example')).toContain('.example');
});

test('public mail domains relate nobody', () => {
  expect(isPublicMailDomain('gmail.com')).toBe(true);
  expect(isPublicMailDomain('MWEB.co.za')).toBe(true);
  expect(isPublicMailDomain(known)).toBe(false);
});
