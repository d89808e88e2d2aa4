import type { DisputeState } from '#modules/money/invoices/status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Page } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { printedOffers, termsOf } from '#modules/money/invoices/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { receiptItem, receiptRow } from '../answers.ts';
import type { receiptQuery, receiptService } from '../contract.ts';
import { byAge, oldestFirst } from '../oldest-first.ts';
import type { ReceiptState } from '../status.ts';
import { offerOf } from './discounts.ts';
import { groupOf, receiptColumns, type StoredItem, type StoredReceipt } from './queries.ts';
import { rowOf } from './records.ts';

type Operations = (typeof receiptService)['operations'];

const orders = {
  date: ['t.day'],
  amount: ['t.amount'],
  number: ['t.number'],
} as const satisfies Record<z.output<typeof receiptQuery>['sort'], readonly string[]>;

const posted = sql`t.status = ${literal<ReceiptState>('POSTED')}`;

/** A page of the receipts' book. */
export async function listReceipts(
  context: Context,
  query: z.output<typeof receiptQuery>,
): Promise<Page<z.input<typeof receiptRow>>> {
  refuseWhenScoped(context);
  const { kind, status, customerId, companyId, hasLeft, isUnknown, from, to } = query;
  const conditions: RawBuilder<unknown>[] = [];
  if (kind?.length) conditions.push(sql`t.kind = any (${kind}::text[])`);
  if (status?.length) conditions.push(sql`t.status = any (${status}::text[])`);
  if (customerId) conditions.push(sql`t.customer_id = ${customerId}`);
  if (companyId) conditions.push(sql`t.company_id = ${companyId}`);
  if (isUnknown) conditions.push(sql`${posted} and t.kind = 'receipt' and t.customer_id is null`);
  if (hasLeft)
    conditions.push(
      sql`${posted} and t.kind = 'receipt' and (t.item_id is null or (select open_amount(t.partition, t.item_id, 'infinity')) <> 0)`,
    );
  if (from) conditions.push(sql`t.day >= ${from}::date`);
  if (to) conditions.push(sql`t.day <= ${to}::date`);
  const found = await searchedPage<StoredReceipt>(context.db, {
    ...query,
    table: 'receipt',
    partition: context.partition,
    columns: receiptColumns,
    conditions,
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}

interface OpenRow extends StoredItem {
  readonly is_disputed: boolean;
}

/** What customers owe and have to their credit, of the whole, not an item at a time. */
async function openItemsOf(
  { db, partition }: Context,
  companyId: string,
  customerIds: readonly string[],
): Promise<readonly OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    with own as (
      select i.* from open_item i
       where i.partition = ${partition} and i.company_id = ${companyId} and i.party_kind = 'customer' and i.party_id = any (${[...customerIds]}::uuid[])
         and i.kind not in ('reversal', 'exchange')),
    settled as (
      select id, sum(amount) as amount from (
        select o.id, case when a.undoes is null then -a.amount else a.amount end as amount
          from own o join allocation a on a.partition = o.partition and a.to_item = o.id
        union all
        select o.id, case when a.undoes is null then a.amount else -a.amount end
          from own o join allocation a on a.partition = o.partition and a.from_item = o.id) moved group by id)
    select o.id, o.company_id, o.party_id, o.account_id, o.kind, o.document_id, o.number, o.date::text as date, o.due_date::text as due_date,
           o.posting_date::text as posting_date, o.currency, o.amount, o.base_amount, (o.amount + coalesce(s.amount, 0))::bigint as open,
           c.registered_name as customer_name,
           exists (select from invoice_dispute d where d.partition = o.partition and d.invoice_id = o.document_id and d.status = ${literal<DisputeState>('OPEN')}) as is_disputed
      from own o left join settled s on s.id = o.id join customer c on c.partition = o.partition and c.id = o.party_id
     where o.amount + coalesce(s.amount, 0) <> 0 order by o.due_date, o.number, o.id`.execute(db);
  return rows;
}

export async function listItems(
  context: Context,
  { companyId, customerId, withGroup, date }: z.output<Operations['getReceiptItems']['input']>,
): Promise<{ items: ReceiptItemIn[]; group: { customerId: string; customerName: string }[] }> {
  refuseWhenScoped(context);
  const company = await bookCompany(context, companyId);
  const members = withGroup ? await groupOf(context, customerId) : [customerId];
  const rows = await openItemsOf(context, company.id, members);
  const terms = await termsOf(context, company.id, members);
  const printed = await printedOffers(
    context,
    rows.map(({ document_id }) => document_id),
  );
  const { rows: group } = await sql<{ customerId: string; customerName: string }>`
    select id as "customerId", registered_name as "customerName" from customer where partition = ${context.partition} and id = any (${[...members]}::uuid[]) order by registered_name`.execute(
    context.db,
  );
  const paidOn = date ?? company.today;
  const offered = (row: OpenRow) =>
    row.open > 0 ? offerOf(row, printed.get(row.document_id), terms.get(row.party_id)) : undefined;
  return { items: rows.map((row) => itemShown(row, offered(row), paidOn)), group };
}

type ReceiptItemIn = z.input<typeof receiptItem>;

function itemShown(row: OpenRow, offer: ReturnType<typeof offerOf>, paidOn: CalendarDate): ReceiptItemIn {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    documentId: row.document_id,
    customerId: row.party_id,
    customerName: row.customer_name,
    date: row.date,
    dueDate: row.due_date,
    currency: row.currency,
    amount: cents(row.amount),
    open: cents(row.open),
    isDisputed: row.is_disputed,
    discount: offer
      ? { amount: offer.amount, until: offer.until, isPrinted: offer.isPrinted, isInTime: paidOn <= offer.until }
      : null,
  };
}

/** How an amount would be given to what a customer owes, the oldest first. */
export async function suggestParts(
  context: Context,
  { companyId, customerId, amount }: z.output<Operations['getReceiptSuggestion']['input']>,
) {
  refuseWhenScoped(context);
  const company = await bookCompany(context, companyId);
  const rows = (await openItemsOf(context, company.id, [customerId])).filter(
    ({ open, currency }) => open > 0 && currency === company.currency,
  );
  const given = oldestFirst(
    byAge(rows.map((row) => ({ id: row.id, number: row.number, dueDate: row.due_date, open: cents(row.open) }))),
    amount,
  );
  return {
    parts: given.map(({ item, amount: part }) => ({ itemId: item.id, number: item.number, amount: part })),
    left: cents(amount - given.reduce((sum, part) => sum + part.amount, 0n)),
  };
}
