import { expect, test } from 'vitest';
import { partyBank } from './party-bank.ts';

interface Form {
  readonly bank: string;
  readonly account: string;
  readonly fax: string;
}

const bank = partyBank<Form>({
  noun: 'customer',
  fields: ['bank', 'account'],
  spelled: (form) => ({ bank: form.bank, branchName: '', branchCode: '', bankCode: '', bankAccountNo: form.account }),
});
const before: Form = { bank: 'CAPITEC', account: '1', fax: '' };

test('bank details are the same where another field changed, and others where one of them did', () => {
  expect(bank.isSame(before, { ...before, fax: '2' })).toBe(true);
  expect(bank.isSame(before, { ...before, account: '2' })).toBe(false);
});

test('details that wait for a second person are not in force, and all else is', () => {
  const detail = { bank: 'ABSA', account: '2', fax: '3' };
  expect(bank.inForce('pending', before, detail)).toEqual({ bank: 'CAPITEC', account: '1', fax: '3' });
  expect(bank.inForce('current', before, detail)).toEqual(detail);
});
