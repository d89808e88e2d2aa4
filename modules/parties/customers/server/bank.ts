import { type BankChange, partyBank, partyBankOwner } from '#modules/parties/bank/server/index.ts';
import type { ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { customers } from './changes.ts';
import { customerNoun, type StoredCustomer } from './queries.ts';

export const customerBank = partyBank<ShipperDetail>({
  noun: customerNoun,
  fields: ['bankerName', 'bankerAddress', 'branchCode', 'bankAccountNo'],
  spelled: ({ bankerName: bank, bankerAddress: branchName, branchCode, bankAccountNo }) => {
    return { bank, branchName, branchCode, bankCode: '', bankAccountNo };
  },
});

export function bankChangeOf(
  stored: StoredCustomer | undefined,
  before: ShipperDetail | undefined,
  detail: ShipperDetail,
): BankChange {
  if (!stored || !before) return 'current';
  if (customerBank.isSame(before, detail)) return 'none';
  return stored.standing === null ? 'current' : 'pending';
}

/** Customers have bank details whose changes wait for a second person. */
export const customerBankOwner = partyBankOwner(
  customers,
  customerNoun,
  'shipperBankChanged' satisfies CustomerFailureCode,
);
