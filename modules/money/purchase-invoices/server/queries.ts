import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { paymentHoldHours } from '#modules/parties/bank/rules.ts';
import type { BankVersionState } from '#modules/parties/bank/status.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import { proving } from '#modules/work/loads/side-statuses.ts';
import './tables.ts';

/** As the trail names it. */
export const purchaseNoun = 'purchaseInvoice';

/** A document with the names of whom it concerns, and what is still open of it. */
export type StoredPurchase = Selectable<Tables['purchase_invoice']> & {
  readonly supplier_name: string;
  readonly vendor_number: string;
  readonly references: readonly string[] | null;
  readonly expected: number;
  readonly variance: number;
  /** What is owed: below zero where the supplier owes. Null while it is not in the books. */
  readonly open: number | null;
  readonly today: CalendarDate;
  readonly original_no: string | null;
  readonly has_pod_missing: boolean;
  readonly is_bank_held: boolean;
  readonly is_supplier_out: boolean;
};

const datesAsText = sql`t.invoice_date::text as invoice_date, t.received_on::text as received_on, t.due_date::text as due_date, t.posting_date::text as posting_date, t.rate::text as rate, t.rate_day::text as rate_day`;

/** Bank details in force that were changed less than two days ago, or none at all; the table is `t`. */
export const isBankHeld: RawBuilder<unknown> = sql`not exists (select from bank_version b where b.partition = t.partition and b.owner_kind = 'supplier'
  and b.owner_id = t.supplier_id and b.status = ${literal<BankVersionState>('current')} and (b.decided_at is null or b.decided_at < now() - make_interval(hours => ${paymentHoldHours}::int)))`;
export const isSupplierOut: RawBuilder<unknown> = sql`exists (select from supplier s where s.partition = t.partition and s.id = t.supplier_id and s.status <> ${literal<ApplicationState>('approved')})`;
/** A load of it has a proof that is neither accepted nor waived, and the company asks for them. */
export const isPodMissing: RawBuilder<unknown> = sql`coalesce((select o.needs_pod from purchase_tolerance o where o.partition = t.partition and o.company_id = t.company_id
    and (o.supplier_id is null or o.supplier_id = t.supplier_id) order by o.supplier_id nulls last limit 1), true) and t.kind = 'invoice' and exists (select from purchase_invoice_line n join load l on l.partition = n.partition and l.id = n.load_id
  where n.partition = t.partition and n.purchase_invoice_id = t.id and l.pod_status in ${setOf(proving, 'unproven')})`;

/** What a row of the list is made of; the table is `t`. */
export const purchaseColumns: RawBuilder<unknown> = sql`t.*, ${datesAsText},
  (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id) as supplier_name,
  (select s.vendor_number from supplier s where s.partition = t.partition and s.id = t.supplier_id) as vendor_number,
  (select array_agg(distinct coalesce(l.load_number, o.order_number) order by coalesce(l.load_number, o.order_number)) from purchase_invoice_line n
     left join load l on l.partition = n.partition and l.id = n.load_id left join company_order o on o.partition = n.partition and o.id = n.order_id
    where n.partition = t.partition and n.purchase_invoice_id = t.id and coalesce(n.load_id, n.order_id) is not null) as references,
  (select coalesce(sum(n.expected), 0)::bigint from purchase_invoice_line n where n.partition = t.partition and n.purchase_invoice_id = t.id) as expected,
  (select coalesce(sum(case when n.is_part or n.verdict = '' then 0 else n.net - coalesce(n.expected, 0) end), 0)::bigint from purchase_invoice_line n
    where n.partition = t.partition and n.purchase_invoice_id = t.id and t.kind = 'invoice') as variance,
  case when t.item_id is not null then open_amount(t.partition, t.item_id, 'infinity') end as open,
  (select (now() at time zone c.time_zone)::date::text from company c where c.partition = t.partition and c.id = t.company_id) as today,
  (select o.supplier_invoice_no from purchase_invoice o where o.partition = t.partition and o.id = t.original_id) as original_no,
  ${isPodMissing} as has_pod_missing, ${isBankHeld} as is_bank_held, ${isSupplierOut} as is_supplier_out`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A document; undefined where the caller has none with this id. */
export async function findPurchase({ db, partition }: Reader, id: string): Promise<StoredPurchase | undefined> {
  const { rows } = await sql<StoredPurchase>`
    select ${purchaseColumns} from purchase_invoice t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** A line with the names of what it refers to, and the account that it is posted to. */
export type StoredPurchaseLine = Omit<Selectable<Tables['purchase_invoice_line']>, 'vat_percent'> & {
  readonly vat_percent: number;
  readonly reference: string;
  readonly order_kind: 'purchase' | 'service' | null;
  readonly order_currency: string | null;
  readonly centre_name: string;
};

/** The lines of some documents, in their order. The account is that of the line, else of its item, else of its centre. */
export async function linesOf(
  { db, partition }: Reader,
  ids: readonly string[],
): Promise<readonly StoredPurchaseLine[]> {
  const { rows } = await sql<StoredPurchaseLine>`
    select n.*, n.quantity::text as quantity, n.vat_percent::float8 as vat_percent, coalesce(l.load_number, o.order_number, '') as reference, o.kind as order_kind, o.currency as order_currency,
           k.name as centre_name, upper(btrim(coalesce(nullif(n.account, ''), nullif(i.journal_account_buy, ''), k.journal_account_buy))) as account
      from purchase_invoice_line n
      join profit_centre k on k.partition = n.partition and k.id = n.profit_centre_id
      left join item_master i on i.partition = n.partition and i.id = n.item_master_id
      left join load l on l.partition = n.partition and l.id = n.load_id
      left join company_order o on o.partition = n.partition and o.id = n.order_id
     where n.partition = ${partition} and n.purchase_invoice_id = any (${[...ids]}::uuid[]) order by n.purchase_invoice_id, n.line`.execute(
    db,
  );
  return rows;
}

/** What is taken off the payment of a document. */
export async function deductionsOf({ db, partition }: Reader, id: string) {
  return db
    .selectFrom('purchase_invoice_deduction')
    .selectAll()
    .where('partition', '=', partition)
    .where('purchase_invoice_id', '=', id)
    .orderBy('made_at')
    .execute();
}
