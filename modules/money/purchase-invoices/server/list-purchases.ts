import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { purchaseRow } from '../answers.ts';
import type { purchaseFlags, purchaseQuery } from '../contract.ts';
import type { PurchaseStanding } from '../kinds.ts';
import { purchaseInvoiceLife, type PurchaseInvoiceState } from '../status.ts';
import { isBankHeld, isPodMissing, isSupplierOut, purchaseColumns, type StoredPurchase } from './queries.ts';
import { rowOf } from './records.ts';

const orders = {
  invoiceDate: ['t.invoice_date'],
  dueDate: ['t.due_date'],
  gross: ['t.gross'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<z.output<typeof purchaseQuery>['sort'], readonly string[]>;

const open = sql`(select abs(open_amount(t.partition, t.item_id, 'infinity')))`;
const today = sql`(select (now() at time zone c.time_zone)::date from company c where c.partition = t.partition and c.id = t.company_id)`;
const state = (name: PurchaseInvoiceState) => sql`t.status = ${literal<PurchaseInvoiceState>(name)}`;
const posted = state('POSTED');
const booked = sql`t.status in ${setOf(purchaseInvoiceLife, 'booked')}`;
const late = sql`t.kind = 'invoice' and t.due_date < ${today}`;

/** Each standing as a condition; the same as `standingOf` says of a record. */
const standings: Readonly<Record<PurchaseStanding, RawBuilder<unknown>>> = {
  CAPTURED: state('CAPTURED'),
  SUBMITTED: state('SUBMITTED'),
  MATCHED: state('MATCHED'),
  VARIANCE: state('VARIANCE'),
  DISPUTED: state('DISPUTED'),
  APPROVED: sql`${state('APPROVED')} and ${open} > 0`,
  EXPORTING: sql`${state('EXPORTING')} and ${open} > 0`,
  EXPORT_FAILED: sql`${state('EXPORT_FAILED')} and ${open} > 0`,
  EXPORTED: sql`${state('EXPORTED')} and ${open} > 0`,
  POSTED: sql`${posted} and ${open} = t.gross and not (${late})`,
  OVERDUE: sql`${posted} and ${open} > 0 and ${late}`,
  PART_PAID: sql`${posted} and ${open} > 0 and ${open} < t.gross and not (${late})`,
  PAID: sql`${booked} and ${open} = 0`,
  REJECTED: state('REJECTED'),
  VOID: state('VOID'),
};

const flags: Readonly<Record<(typeof purchaseFlags)[number], RawBuilder<unknown>>> = {
  held: sql`(t.status in ${setOf(purchaseInvoiceLife, 'open')} and (${isSupplierOut} or ${isPodMissing})
    or t.kind = 'invoice' and t.status not in ${setOf(purchaseInvoiceLife, 'dropped')} and ${isBankHeld} and coalesce(${open}, 1) > 0)`,
  duplicate: sql`t.duplicate_of_id is not null`,
  vatNotClaimed: sql`cardinality(t.claim_gaps) > 0`,
  unpaidVat: sql`t.vat_claimed > 0 and ${open} > 0
    and ${today} >= (date_trunc('month', t.posting_date) + interval '12 months' - interval '1 day')::date`,
};

/** A page of documents of suppliers. */
export async function listPurchases(
  context: Context,
  query: z.output<typeof purchaseQuery>,
): Promise<Page<z.input<typeof purchaseRow>>> {
  const { kind, standing, flag, supplierId, companyId, loadId } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (kind?.length) conditions.push(sql`t.kind = any (${kind}::text[])`);
  if (standing?.length)
    conditions.push(
      sql`(${sql.join(
        standing.map((each) => sql`(${standings[each]})`),
        sql` or `,
      )})`,
    );
  for (const each of flag ?? []) conditions.push(flags[each]);
  if (supplierId) conditions.push(sql`t.supplier_id = ${supplierId}`);
  if (companyId) conditions.push(sql`t.company_id = ${companyId}`);
  if (loadId)
    conditions.push(
      sql`exists (select from purchase_invoice_line n where n.partition = t.partition and n.purchase_invoice_id = t.id and n.load_id = ${loadId})`,
    );
  const found = await searchedPage<StoredPurchase>(context.db, {
    ...query,
    table: 'purchase_invoice',
    partition: context.partition,
    columns: purchaseColumns,
    conditions,
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
