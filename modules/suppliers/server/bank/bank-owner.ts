import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { BankOwnerKind } from '#modules/bank/server/index.ts';
import type { SupplierFailureCode } from '#modules/suppliers/messages/failures/index.ts';
import { suppliers } from '../changes.ts';
import { supplierOwner } from '../queries.ts';

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

  async lock(context, id) {
    await suppliers.lock(context, id);
  },

  async record(context, id, { event, before, after }) {
    const happening = { event, ...(before && { before }), after };
    // Looking at a number changes nothing.
    if (event === 'bankAccountShown') return context.audit({ noun: suppliers.noun, recordId: id, ...happening });
    await forgetWarning(context, id);
    await suppliers.change(context, { id }, happening);
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
