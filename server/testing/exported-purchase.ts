import { sql } from 'kysely';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { House } from '#platform/server/testing/house.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { systemOf } from '#modules/money/accounting-exports/server/testing/exports.ts';
import { openBooks } from '#modules/money/posting-periods/server/index.ts';
import { buildPurchase } from '#modules/money/purchase-invoices/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { masterSamples } from './master-samples.ts';

const partition = 'alpha';
let made = 0;

/** An approved invoice of a supplier on its way into an accounting system, which is files; answers it and its export. */
export async function exportedPurchase(
  house: House,
): Promise<{ readonly documentId: string; readonly exportId: string }> {
  const { app } = house;
  const db = app.database.writer(partition);
  const number = (made += 1);
  const staff = await buildStaff(app, partition, ['addProfitCentre', 'postItemMaster']);
  const { companyId } = staff;
  const master = (operation: string, noun: string) =>
    house.ask<{ id: string }>(operation, { ...masterSamples[noun], code: `EXP${number}` }, staff);
  const centre = await master('addProfitCentre', 'profitCentre');
  await sql`update profit_centre set journal_account_buy = '5000' where id = ${centre.id}`.execute(db);
  const item = await master('postItemMaster', 'itemMaster');
  const supplierId = await buildSupplier(app, partition, { companyId, status: 'approved' });
  const system = systemContext(app, { language: 'en', requestId: 'rows', operation: 'rows' });
  const { today } = await inPartition(system, partition, async (context) => {
    await systemOf(context, companyId);
    return openBooks(context, companyId);
  });
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name || ' ' || surname as name from app_user where partition = ${partition} and company_id = ${companyId} limit 1`.execute(
    db,
  );
  const approver = await buildStaff(app, partition, [], { companyId });
  const person = { ...rows[0]!, companyId };
  const documentId = await buildPurchase(app, partition, {
    by: person,
    approver: { id: approver.userId, name: 'Approver', companyId },
    document: {
      companyId,
      supplierId,
      supplierInvoiceNo: `EXP-${number}7`,
      invoiceDate: today,
      vat: 0,
      lines: [
        { itemMasterId: item.id, profitCentreId: centre.id, description: 'Crane', net: 100, vatCode: 'outOfScope' },
      ],
    },
  });
  const { rows: exports } = await sql<{ id: string }>`
    select id from accounting_export where partition = ${partition} and document_id = ${documentId}`.execute(db);
  return { documentId, exportId: exports[0]!.id };
}
