import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { invoiceQuery } from '../contract.ts';
import type { invoiceRow } from '../answers.ts';
import type { InvoiceStanding } from '../kinds.ts';
import type { DisputeState, InvoiceState } from '../status.ts';
import { invoiceColumns, type StoredInvoice } from './queries.ts';
import { rowOf } from './records.ts';

const orders = {
  taxDate: ['t.tax_date'],
  dueDate: ['t.due_date'],
  gross: ['t.gross'],
  updatedAt: ['t.updated_at'],
} as const satisfies Record<z.output<typeof invoiceQuery>['sort'], readonly string[]>;

const open = sql`(select open_amount(t.partition, t.item_id, 'infinity'))`;
const posted = sql`t.status = ${literal<InvoiceState>('POSTED')}`;
const due = sql`t.due_date < (select (now() at time zone c.time_zone)::date from company c where c.partition = t.partition and c.id = t.company_id)`;

/** Each standing as a condition; the same as `standingOf` says of a record. */
const standings: Readonly<Record<InvoiceStanding, RawBuilder<unknown>>> = {
  DRAFT: sql`t.status = ${literal<InvoiceState>('DRAFT')}`,
  APPROVED: sql`t.status = ${literal<InvoiceState>('APPROVED')}`,
  VOID: sql`t.status = ${literal<InvoiceState>('VOID')}`,
  OPEN: sql`${posted} and ${open} <> 0 and ${open} = case when t.kind = 'creditNote' then -t.gross else t.gross end and not ${due}`,
  OVERDUE: sql`${posted} and t.kind <> 'creditNote' and ${due} and ${open} > 0`,
  PART_PAID: sql`${posted} and ${open} <> 0 and abs(${open}) < t.gross and (t.kind = 'creditNote' or not ${due})`,
  PAID: sql`${posted} and ${open} = 0 and t.credited < t.gross`,
  CREDITED: sql`${posted} and t.credited >= t.gross`,
  DISPUTED: sql`exists (select from invoice_dispute d where d.partition = t.partition and d.invoice_id = t.id and d.status = ${literal<DisputeState>('OPEN')})`,
};

/** A page of documents to customers. */
export async function listInvoices(
  context: Context,
  query: z.output<typeof invoiceQuery>,
): Promise<Page<z.input<typeof invoiceRow>>> {
  const { kind, standing, customerId, companyId, loadId } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (kind?.length) conditions.push(sql`t.kind = any (${kind}::text[])`);
  if (standing?.length)
    conditions.push(
      sql`(${sql.join(
        standing.map((each) => sql`(${standings[each]})`),
        sql` or `,
      )})`,
    );
  if (customerId) conditions.push(sql`t.customer_id = ${customerId}`);
  if (companyId) conditions.push(sql`t.company_id = ${companyId}`);
  if (loadId)
    conditions.push(
      sql`exists (select from invoice_line n where n.partition = t.partition and n.invoice_id = t.id and n.load_id = ${loadId})`,
    );
  const found = await searchedPage<StoredInvoice>(context.db, {
    ...query,
    table: 'invoice',
    partition: context.partition,
    columns: invoiceColumns,
    conditions,
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
