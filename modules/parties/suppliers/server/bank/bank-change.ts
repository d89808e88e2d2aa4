import type { Context } from '#platform/server/implement.ts';
import { type BankChange, partyBank } from '#modules/parties/bank/server/index.ts';
import type { CarrierDetail } from '#modules/parties/suppliers/fields.ts';
import { isInUse } from '#modules/parties/suppliers/status.ts';
import { supplierOwner, type StoredSupplier } from '../queries.ts';

export const supplierBank = partyBank<CarrierDetail>({
  noun: supplierOwner,
  fields: ['bank', 'branchName', 'branchCode', 'bankCode', 'bankAccountNo'],
  spelled: (detail) => detail,
});

export async function bankChangeOf(
  context: Context,
  stored: StoredSupplier | undefined,
  before: CarrierDetail | undefined,
  detail: CarrierDetail,
): Promise<BankChange> {
  if (!stored || !before) return 'current';
  if (supplierBank.isSame(before, detail)) return 'none';
  return (await wasEverApproved(context, stored)) ? 'pending' : 'current';
}

async function wasEverApproved({ db, partition }: Context, { id, status }: StoredSupplier): Promise<boolean> {
  if (isInUse(status)) return true;
  const approval = await db
    .selectFrom('supplier_decision')
    .select('id')
    .where('partition', '=', partition)
    .where('supplier_id', '=', id)
    .where((where) => where.or([where('event', '=', 'approve'), where('from_status', '=', 'approved')]))
    .limit(1)
    .executeTakeFirst();
  return approval !== undefined;
}
