import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { MessageStatus } from '#platform/server/messages.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { DisputeState } from '../status.ts';
import './tables.ts';

/** As the trail names them. */
export const invoiceNoun = 'invoice';
export const disputeNoun = 'invoiceDispute';

/** A document with the names of whom it concerns, and what is still open of it. */
export type StoredInvoice = Omit<
  Selectable<Tables['invoice']>,
  'tax_date' | 'due_date' | 'supply_from' | 'supply_to' | 'rate_day'
> & {
  readonly rate_day: CalendarDate | null;
  readonly tax_date: CalendarDate;
  readonly due_date: CalendarDate;
  readonly supply_from: CalendarDate;
  readonly supply_to: CalendarDate;
  readonly customer_name: string;
  readonly bill_to_name: string | null;
  readonly load_numbers: string[] | null;
  /** Null while it is not posted. */
  readonly open: number | null;
  readonly is_disputed: boolean;
  readonly is_send_failed: boolean;
  readonly today: CalendarDate;
  readonly original_number: number | null;
  readonly original_kind: StoredInvoice['kind'] | null;
  readonly original_tax_date: CalendarDate | null;
  /** The currency of the books of its company. */
  readonly books_currency: string;
  /** With VAT in that currency: as it was posted, at the last rate before; its own amount where there is no rate yet. */
  readonly worth: number;
  /** The rate of what it credits or debits; null of an invoice. */
  readonly original_rate: string | null;
  readonly original_rate_day: CalendarDate | null;
  readonly original_rate_source: string | null;
  /** Rand, as its column has it. */
  readonly approval_above: string;
};

/** What a row of the list is made of; the table is `t`. */
export const invoiceColumns: RawBuilder<unknown> = sql`t.*, t.tax_date::text as tax_date, t.due_date::text as due_date, t.supply_from::text as supply_from, t.supply_to::text as supply_to, t.rate_day::text as rate_day, t.rate::text as rate,
  (select c.base_currency from company c where c.partition = t.partition and c.id = t.company_id) as books_currency, invoice_worth(t) as worth,
  (select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id) as customer_name,
  (select b.business_unit_name from bill_to_party b where b.partition = t.partition and b.id = t.bill_to_party_id) as bill_to_name,
  (select array_agg(distinct l.load_number order by l.load_number) from invoice_line n join load l on l.partition = n.partition and l.id = n.load_id
    where n.partition = t.partition and n.invoice_id = t.id) as load_numbers,
  case when t.item_id is not null then open_amount(t.partition, t.item_id, 'infinity') end as open,
  exists (select from invoice_dispute d where d.partition = t.partition and d.invoice_id = t.id and d.status = ${literal<DisputeState>('OPEN')}) as is_disputed,
  exists (select from (select distinct on (s.recipient) s.message_id from invoice_send s where s.partition = t.partition and s.invoice_id = t.id
      order by s.recipient, s.attempt desc) s join outgoing_message m on m.partition = t.partition and m.id = s.message_id
    where m.status in (${literal<MessageStatus>('bounced')}, ${literal<MessageStatus>('dead')})) as is_send_failed,
  (select (now() at time zone c.time_zone)::date::text from company c where c.partition = t.partition and c.id = t.company_id) as today,
  (select c.invoice_approval_above::text from company c where c.partition = t.partition and c.id = t.company_id) as approval_above,
  (select o.number from invoice o where o.partition = t.partition and o.id = t.original_id) as original_number,
  (select o.kind from invoice o where o.partition = t.partition and o.id = t.original_id) as original_kind,
  (select o.tax_date::text from invoice o where o.partition = t.partition and o.id = t.original_id) as original_tax_date,
  (select o.rate::text from invoice o where o.partition = t.partition and o.id = t.original_id) as original_rate,
  (select o.rate_day::text from invoice o where o.partition = t.partition and o.id = t.original_id) as original_rate_day,
  (select o.rate_source from invoice o where o.partition = t.partition and o.id = t.original_id) as original_rate_source`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** A document; undefined where the caller has none with this id. */
export async function findInvoice({ db, partition }: Reader, id: string): Promise<StoredInvoice | undefined> {
  const { rows } = await sql<StoredInvoice>`
    select ${invoiceColumns} from invoice t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** A line with the names of what it refers to. */
export type StoredLine = Omit<Selectable<Tables['invoice_line']>, 'vat_percent'> & {
  readonly vat_percent: number;
  readonly load_number: string;
  readonly centre_name: string;
};

/** The lines of some documents, in their order. */
export async function linesOf(
  { db, partition }: Reader,
  invoiceIds: readonly string[],
): Promise<readonly StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select n.*, n.quantity::text as quantity, n.price::text as price, n.vat_percent::float8 as vat_percent, l.load_number, k.name as centre_name
      from invoice_line n
      join load l on l.partition = n.partition and l.id = n.load_id
      join profit_centre k on k.partition = n.partition and k.id = n.profit_centre_id
     where n.partition = ${partition} and n.invoice_id = any (${[...invoiceIds]}::uuid[]) order by n.invoice_id, n.line`.execute(
    db,
  );
  return rows;
}

/** A dispute; undefined where the caller has none with this id. */
export async function findDispute(
  { db, partition }: Reader,
  id: string,
): Promise<Selectable<Tables['invoice_dispute']> | undefined> {
  return db
    .selectFrom('invoice_dispute')
    .selectAll()
    .where('partition', '=', partition)
    .where('id', '=', id)
    .executeTakeFirst();
}
