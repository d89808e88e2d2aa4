import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { nextVersion } from '#platform/server/records.ts';
import { recordBankVersion, type BankOwnerKind } from '#modules/bank/server/index.ts';
import type { ShipperDetail } from '../fields.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { bankFieldsOf, isSameBank } from '../rules.ts';
import { publishChange } from './changes.ts';
import { customerNoun, lockCustomer, lockIdOf, type StoredCustomer } from './queries.ts';

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
export const customerBankOwner: BankOwnerKind = {
  kind: customerNoun,

  async names({ db, partition }, ids) {
    const rows = await db
      .selectFrom('customer')
      .select(['id', 'registered_name', 'account_number'])
      .where('partition', '=', partition)
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.registered_name, accountNumber: row.account_number }]));
  },

  async lock({ db, partition }, id) {
    await lockCustomer(db, partition, id);
  },

  async record(context, id, { event, before, after }) {
    await context.audit({ noun: customerNoun, recordId: id, event, ...(before && { before }), after });
    // Looking at a number changes nothing.
    if (event === 'bankAccountShown') return;
    await publishChange(context, event, id, await forgetWarning(context, id));
  },
};

/** The warning that the details were changed has done its work once somebody decided. Returns the next lock id. */
async function forgetWarning({ db, partition, actor }: Context, customerId: string): Promise<string> {
  const { numDeletedRows } = await db
    .deleteFrom('customer_finding')
    .where('partition', '=', partition)
    .where('customer_id', '=', customerId)
    .where('code', '=', 'shipperBankChanged' satisfies CustomerFailureCode)
    .executeTakeFirst();
  const row = await db
    .updateTable('customer')
    .set({
      warnings: sql<number>`greatest(0, warnings - ${Number(numDeletedRows)}::int)`,
      ...nextVersion(actor.name),
    })
    .where('partition', '=', partition)
    .where('id', '=', customerId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return lockIdOf(row);
}
