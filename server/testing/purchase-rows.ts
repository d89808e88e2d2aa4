import { sql } from 'kysely';
import { vatRateOf } from '#platform/vat-rates.ts';
import type { Db } from '#platform/server/database.ts';

interface Purchased {
  readonly companyId: string;
  readonly supplierId: string;
  readonly place: number;
  readonly day: string;
}

/** An invoice of a supplier with a line that nobody expected. */
export async function purchasedRow(
  db: Db,
  insert: (table: string, columns: Readonly<Record<string, unknown>>) => Promise<string>,
  { companyId, supplierId, place, day }: Purchased,
): Promise<void> {
  const { rows } = await sql<{ centre: string; item: string }>`
    select (select id from profit_centre limit 1) as centre, (select id from item_master limit 1) as item`.execute(db);
  const purchaseId = await insert('purchase_invoice', {
    company_id: companyId,
    supplier_id: supplierId,
    supplier_invoice_no: `S-${place}`,
    normalised_no: `S${place}`,
    invoice_date: day,
    received_on: day,
    due_date: day,
    currency: 'ZAR',
    net: 10_000,
    vat: 1500,
    gross: 11_500,
    own_vat: 1500,
    base_currency: 'ZAR',
    base_net: 10_000,
    base_vat: 1500,
    base_gross: 11_500,
  });
  await insert('purchase_invoice_line', {
    purchase_invoice_id: purchaseId,
    line: 1,
    item_master_id: rows[0]!.item,
    description: 'Crane',
    quantity: 1,
    net: 10_000,
    vat_code: 'standard',
    vat_percent: vatRateOf({ country: 'South Africa', day }, 'standard'),
    vat_share: 1500,
    base_net: 10_000,
    base_vat: 1500,
    target_net: 10_000,
    profit_centre_id: rows[0]!.centre,
    account: '5000',
    verdict: 'notExpected',
  });
}
