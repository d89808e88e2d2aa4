import { expect, test } from 'vitest';
import { checkBankAccount, checkBankLetterDate, checkBranchCode } from './bank-account.ts';
import { bankNamed, banks } from './banks.ts';
import { checkDigitResult } from './check-digit-verification.ts';

test('the bank names of the specification are suggested first', () => {
  expect(banks.slice(0, 6).map(({ name }) => name)).toEqual([
    'NEDBANK',
    'ABSA',
    'FNB',
    'STANDARD BANK',
    'INVESTEC',
    'CAPITEC',
  ]);
});

test.each([
  ['ABSA', '632005'],
  ['First National Bank', '250655'],
  ['The Standard Bank of South Africa Limited', '051001'],
  ['nedbank ltd', '198765'],
  ['Capitec Bank', '470010'],
  ['Investec', '580105'],
  ['GoTyme', '678910'],
  ['African Bank', '430000'],
  ['Discovery', '679000'],
  ['Bidvest', '462005'],
  ['Bank Zero', '888000'],
  ['SA Post Bank', '460005'],
])('%s has the universal branch code %s', (name, code) => {
  expect(bankNamed(name)?.universalBranchCode).toBe(code);
});

test('a branch code is told from that of another bank, and the universal one is offered', () => {
  expect(checkBranchCode('632 005', { bank: 'ABSA' })).toMatchObject({
    ok: true,
    level: null,
    normalised: '632005',
    facts: { name: 'ABSA' },
  });
  expect(checkBranchCode('334209', { bank: 'ABSA' })).toMatchObject({
    ok: true,
    level: 'I',
    code: 'branchCodeNotUniversal',
  });
  expect(checkBranchCode('250655', { bank: 'ABSA' })).toMatchObject({
    ok: true,
    level: 'W',
    code: 'branchCodeOfOtherBank',
  });
  expect(checkBranchCode('51001', { bank: 'STANDARD BANK' })).toMatchObject({
    ok: true,
    level: 'W',
    code: 'branchCodeLength',
  });
  expect(checkBranchCode('', { bank: 'CAPITEC' }).facts?.universalBranchCode).toBe('470010');
});

test('a branch code has digits, at most ten', () => {
  expect(checkBranchCode('63200A')).toMatchObject({ ok: false, code: 'digitsOnly' });
  expect(checkBranchCode('12345678901')).toMatchObject({ ok: false, code: 'tooLong' });
  expect(checkBranchCode('1234567890', { country: 'MZ' })).toMatchObject({ ok: true, level: null });
});

test.each([
  ['ABSA', '40512345', null],
  ['ABSA', '4051234', 'bankAccountUnusual'],
  ['NEDBANK', '1234567890', null],
  ['NEDBANK', '1234567890123', null],
  ['NEDBANK', '123456789', 'bankAccountUnusual'],
  ['CAPITEC', '1234567890', null],
  ['CAPITEC', '12345678901', 'bankAccountUnusual'],
  ['FNB', '62123456789', null],
  ['FNB', '621234567890', 'bankAccountUnusual'],
  ['STANDARD BANK', '10123456789', null],
  ['STANDARD BANK', '20123456789', 'bankAccountUnusual'],
  ['INVESTEC', '10011234567', null],
  ['Some Mutual Bank', '1', null],
  ['ABSA', '00000000', 'bankAccountZero'],
])('at %s, %s: %s', (bank, account, code) => {
  expect(checkBankAccount(account, { bank })).toMatchObject({ ok: true, code, facts: { checkDigit: 'notChecked' } });
});

test('an account number has digits, at most thirty', () => {
  expect(checkBankAccount('1'.repeat(30), { country: 'MZ' })).toMatchObject({ ok: true, level: null });
  expect(checkBankAccount('1'.repeat(31))).toMatchObject({ ok: false, code: 'tooLong' });
  expect(checkBankAccount('40-5123/45')).toMatchObject({ ok: false, code: 'digitsOnly' });
});

test('check digits are verified by the rules that are given, and only by them', () => {
  const rule = {
    fromBranch: '632000',
    toBranch: '632999',
    modulus: 10,
    addend: 1,
    weights: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
  };
  expect(checkDigitResult('54', '632005', [rule])).toBe('passed');
  expect(checkDigitResult('55', '632005', [rule])).toBe('failed');
  expect(checkDigitResult('55', '632005', [{ ...rule, exceptionCode: 'b' }])).toBe('notChecked');
  expect(checkDigitResult('55', '250655', [rule])).toBe('notChecked');
  expect(
    checkBankAccount('40512345', { bank: 'ABSA', branchCode: '632005', checkDigitRules: [{ ...rule, addend: 2 }] }),
  ).toMatchObject({
    ok: true,
    level: 'W',
    code: 'bankAccountCheckDigit',
  });
});

test('a bank letter is at most three calendar months old, month ends clamped', () => {
  expect(checkBankLetterDate('2026-02-28', '2026-05-31')).toMatchObject({ ok: true });
  expect(checkBankLetterDate('2026-02-27', '2026-05-31')).toMatchObject({ ok: false, code: 'bankLetterTooOld' });
  expect(checkBankLetterDate('2028-02-29', '2028-05-31')).toMatchObject({ ok: true });
  expect(checkBankLetterDate('2028-02-28', '2028-05-31')).toMatchObject({ ok: false });
  expect(checkBankLetterDate('2026-06-04', '2026-06-03')).toMatchObject({ ok: false, code: 'dateInFuture' });
  expect(checkBankLetterDate('2026-02-30', '2026-06-03')).toMatchObject({ ok: false, code: 'invalidDate' });
});
