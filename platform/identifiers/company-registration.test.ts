import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCompanyRegistration, type RegistrationContext } from './company-registration.ts';

const today = '2026-06-03';
const check = (raw: string, more: Partial<RegistrationContext> = {}) =>
  checkCompanyRegistration(raw, { today, ...more });

test.each([
  ['2015/123456/07', '2015/123456/07'],
  ['2015-123456-07', '2015/123456/07'],
  ['201512345607', '2015/123456/07'],
  [' 2015 / 123456 / 07 ', '2015/123456/07'],
  ['2015–123456–07', '2015/123456/07'],
  ['1998/25820/07', '1998/025820/07'],
  ['CK1998/025820/23', '1998/025820/23'],
  ['k2012/123456/07', '2012/123456/07'],
])('%s is read as %s', (raw, normalised) => {
  expect(check(raw)).toMatchObject({ ok: true, level: null, normalised });
});

test.each([
  ['2027/123456/07', 'companyRegistrationYear'],
  ['1750/123456/07', 'companyRegistrationFormat'],
  ['2015/1234/07', 'companyRegistrationFormat'],
  ['2015/123456', 'companyRegistrationFormat'],
  ['2015/123456-07', 'companyRegistrationFormat'],
  ['20151234507', 'companyRegistrationFormat'],
  ['', 'required'],
])('%s is refused: %s', (raw, code) => {
  expect(check(raw)).toMatchObject({ ok: false, level: 'E', code });
});

test('an unknown type and another year of incorporation warn', () => {
  expect(check('2015/123456/99')).toMatchObject({ ok: true, level: 'W', code: 'companyRegistrationType' });
  expect(check('2015/123456/07', { incorporatedOn: '2016-01-01' })).toMatchObject({
    ok: true,
    level: 'W',
    code: 'companyRegistrationDate',
  });
  expect(check('2015/123456/07', { incorporatedOn: '2015-12-31' }).level).toBeNull();
});

test.each([
  ['Khumalo Freight (Pty) Ltd', '23', 'W'],
  ['Khumalo Freight (Pty) Ltd', '07', null],
  ['Khumalo Freight Proprietary Limited', '06', 'W'],
  ['Khumalo Vrag (Edms) Bpk', '07', null],
  ['Khumalo Freight CC', '23', null],
  ['Khumalo Freight CC', '07', 'W'],
  ['Khumalo Freight Ltd', '06', null],
  ['Khumalo Freight Inc.', '21', null],
  ['Khumalo Freight NPC', '07', 'W'],
  ['Khumalo Freight SOC Ltd', '30', null],
  ['Khumalo Freight', '23', null],
  ['Khumalo Freight (Pty) Ltd', '12', null],
])('%s with type %s: %s', (registeredName, type, level) => {
  expect(check(`2015/123456/${type}`, { registeredName }).level).toBe(level);
});

test('trusts, sole proprietors and foreign companies have numbers of their own', () => {
  expect(check('IT 1234/2009', { entityType: 'trust' })).toMatchObject({
    ok: true,
    level: null,
    normalised: 'IT1234/2009',
  });
  expect(check('IT1234/2009')).toMatchObject({ ok: true, level: 'W', code: 'companyRegistrationOfTrust' });
  expect(check('', { entityType: 'soleProprietor' })).toMatchObject({ ok: true, level: null });
  expect(check('100 234 567', { country: 'MZ' })).toMatchObject({ ok: true, level: null, normalised: '100234567' });
  expect(check('9'.repeat(31), { country: 'MZ' })).toMatchObject({ ok: false, code: 'tooLong' });
});

test('what is normalised normalises to itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1800, max: 2026 }),
      fc.stringMatching(/^\d{5,6}$/),
      fc.constantFrom('06', '07', '23'),
      (year, sequence, type) => {
        const { normalised } = check(`CK ${year}-${sequence}-${type}`);
        expect(normalised).toMatch(/^(18|19|20)\d{2}\/\d{6}\/\d{2}$/);
        expect(check(normalised).normalised).toBe(normalised);
      },
    ),
  );
});

test.each([
  ['CK98/12345/23', '1998/012345/23'],
  ['CK 2008/012345/23', '2008/012345/23'],
  ['CK05/1234', '2005/001234/23'],
  ['K2015123456', '2015/123456/07'],
  ['K2015/123456', '2015/123456/07'],
])('%s of an old certificate is %s', (written, normalised) => {
  expect(checkCompanyRegistration(written, { today: '2026-11-23' })).toMatchObject({ ok: true, normalised });
});
