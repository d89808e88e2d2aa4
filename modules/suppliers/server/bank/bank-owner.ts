import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { BankOwnerKind } from '#modules/bank/server/index.ts';
import type { SupplierFailureCode } from '#modules/suppliers/messages/failures/index.ts';
import { nextVersion } from '#modules/parties/server/index.ts';
import { lockIdOf, lockSupplier, supplierOwner } from '../queries.ts';

/** Suppliers have bank details whose changes wait for a second person. */
export const supplierBankOwner: BankOwnerKind = {
  kind: supplierOwner,

  async names({ db, partition }, ids) {
    const rows = await db
      .selectFrom('supplier')
      .select(['id', 'registered_name', 'account_number'])
      .where('partition', '=', partition)
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, { name: row.registered_name, accountNumber: row.account_number }]));
  },

  async lock({ db, partition }, id) {
    await lockSupplier(db, partition, id);
  },

  async record(context, id, { event, before, after }) {
    await context.audit({ noun: 'supplier', recordId: id, event, ...(before && { before }), after });
    // Looking at a number changes nothing.
    if (event === 'bankAccountShown') return;
    await forgetWarning(context, id);
    const lockId = await touch(context, id);
    await context.publish('carriers', event, id, lockId);
    await context.publish('approvals', event, id, lockId);
  },
};

/** The warning that the details were changed has done its work once somebody decided. */
async function forgetWarning({ db, partition }: Context, supplierId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('supplier_finding')
    .where('partition', '=', partition)
    .where('supplier_id', '=', supplierId)
    .where('code', '=', 'bankDetailsChanged' satisfies SupplierFailureCode)
    .executeTakeFirst();
  await db
    .updateTable('supplier')
    .set({ warnings: sql<number>`greatest(0, warnings - ${Number(numDeletedRows)}::int)` })
    .where('partition', '=', partition)
    .where('id', '=', supplierId)
    .execute();
}

async function touch({ db, partition, actor }: Context, supplierId: string): Promise<string> {
  const row = await db
    .updateTable('supplier')
    .set(nextVersion(actor.name))
    .where('partition', '=', partition)
    .where('id', '=', supplierId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return lockIdOf(row);
}
