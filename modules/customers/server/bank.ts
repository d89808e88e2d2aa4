import type { Context } from '#platform/server/implement.ts';
import { partyBankOwner, recordBankVersion } from '#modules/bank/server/index.ts';
import type { ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { bankFieldsOf, isSameBank } from '../rules.ts';
import { customers } from './changes.ts';
import { customerNoun, type StoredCustomer } from './queries.ts';

/**
 * `none`: nothing about the bank changed. `current`: the details are decided with the application, which nobody has
 * approved yet. `pending`: the customer was approved with other details, and a second person must decide on these.
 */
export type BankChange = 'none' | 'current' | 'pending';

export function bankChangeOf(
  stored: StoredCustomer | undefined,
  before: ShipperDetail | undefined,
  detail: ShipperDetail,
): BankChange {
  if (!stored || !before) return 'current';
  if (isSameBank(before, detail)) return 'none';
  return stored.standing === null ? 'current' : 'pending';
}

/** The detail as it holds from now on: bank details that wait are not part of it. */
export function detailInForce(
  change: BankChange,
  before: ShipperDetail | undefined,
  detail: ShipperDetail,
): ShipperDetail {
  return change === 'pending' && before ? { ...detail, ...bankFieldsOf(before) } : detail;
}

export async function writeBankChange(
  context: Context,
  {
    customerId,
    change,
    detail,
    by,
    byId,
  }: {
    readonly customerId: string;
    readonly change: BankChange;
    readonly detail: ShipperDetail;
    readonly by: string;
    readonly byId: string | null;
  },
): Promise<void> {
  if (change === 'none') return;
  const { bankerName, bankerAddress, branchCode, bankAccountNo } = detail;
  await recordBankVersion(context, {
    owner: { kind: customerNoun, id: customerId },
    details: { bank: bankerName, branchName: bankerAddress, branchCode, bankCode: '', bankAccountNo },
    by,
    byId,
    status: change,
  });
  if (change === 'pending')
    await context.audit({
      noun: customerNoun,
      recordId: customerId,
      event: 'bankChangeRequested',
      after: bankFieldsOf(detail),
    });
}

/** Customers have bank details whose changes wait for a second person. */
export const customerBankOwner = partyBankOwner(
  customers,
  customerNoun,
  'shipperBankChanged' satisfies CustomerFailureCode,
);
