import type { Context } from '#platform/server/implement.ts';
import { recordBankVersion } from '#modules/bank/server/index.ts';
import type { CarrierDetail } from '#modules/suppliers/fields.ts';
import { bankFieldsOf, bankOf } from '#modules/suppliers/rules.ts';
import { isInUse } from '#modules/suppliers/status.ts';
import { supplierOwner, type StoredSupplier } from '../queries.ts';

/**
 * `none`: nothing about the bank changed. `current`: the details are decided with the application, which nobody has
 * approved yet. `pending`: the supplier was approved with other details, and a second person must decide on these.
 */
export type BankChangeKind = 'none' | 'current' | 'pending';

export async function bankChangeOf(
  context: Context,
  stored: StoredSupplier | undefined,
  before: CarrierDetail | undefined,
  detail: CarrierDetail,
): Promise<BankChangeKind> {
  if (!stored || !before) return 'current';
  if (bankOf(before) === bankOf(detail)) return 'none';
  return (await wasEverApproved(context, stored)) ? 'pending' : 'current';
}

/** The detail as it holds from now on: bank details that wait are not part of it. */
export function detailInForce(
  change: BankChangeKind,
  before: CarrierDetail | undefined,
  detail: CarrierDetail,
): CarrierDetail {
  return change === 'pending' && before ? { ...detail, ...bankFieldsOf(before) } : detail;
}

export interface BankWrite {
  readonly supplierId: string;
  readonly isNew: boolean;
  readonly change: BankChangeKind;
  readonly before: CarrierDetail | undefined;
  readonly detail: CarrierDetail;
  readonly by: string;
  readonly byId: string | null;
}

export async function writeBankChange(
  context: Context,
  { supplierId, isNew, change, before, detail, by, byId }: BankWrite,
): Promise<void> {
  if (change === 'none') return;
  const details = bankFieldsOf(detail);
  const owner = { kind: supplierOwner, id: supplierId };
  await recordBankVersion(context, { owner, details, by, byId, status: change, isFirst: isNew });
  if (change === 'pending')
    await context.audit({
      noun: 'supplier',
      recordId: supplierId,
      event: 'bankChangeRequested',
      ...(before && { before: bankFieldsOf(before) }),
      after: details,
    });
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
