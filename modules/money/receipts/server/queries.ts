import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Tables } from '#platform/server/tables.ts';
import type {} from '../contract.ts';
import type { MatchReason } from '../kinds.ts';
import './tables.ts';

/** As the trail names them. */
export const receiptNoun = 'receipt';
export const ruleNoun = 'receiptRule';

/** Why something was matched, and the words that say it. */
export interface Reason {
  readonly code: MatchReason;
  readonly words: string;
}

/** An entry with the names of what it concerns, and what is left of it. */
export type StoredReceipt = Omit<Selectable<Tables['receipt']>, 'day' | 'ended_on' | 'matched'> & {
  readonly day: CalendarDate;
  readonly ended_on: CalendarDate | null;
  readonly matched: readonly Reason[];
  readonly customer_name: string;
  readonly account_name: string;
  readonly load_number: string;
  /** Null of what has no open item. */
  readonly open: number | null;
};

/** What a row of the list is made of; the table is `t`. */
export const receiptColumns: RawBuilder<unknown> = sql`t.*, t.day::text as day, t.ended_on::text as ended_on,
  coalesce((select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id), '') as customer_name,
  coalesce((select a.code || ' ' || a.name from journal_account a where a.partition = t.partition and a.id = t.account_id), '') as account_name,
  coalesce((select l.load_number from load l where l.partition = t.partition and l.id = t.load_id), '') as load_number,
  case when t.item_id is not null then open_amount(t.partition, t.item_id, 'infinity') end as open`;

type Reader = Pick<Context, 'db' | 'partition'>;

/** An entry; undefined where the caller has none with this id. */
export async function findReceipt({ db, partition }: Reader, id: string): Promise<StoredReceipt | undefined> {
  const { rows } = await sql<StoredReceipt>`
    select ${receiptColumns} from receipt t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** The entries that a condition on `t` names, in the order in which they were posted. */
export async function receiptsWhere(
  { db, partition }: Reader,
  condition: RawBuilder<unknown>,
): Promise<readonly StoredReceipt[]> {
  const { rows } = await sql<StoredReceipt>`
    select ${receiptColumns} from receipt t where t.partition = ${partition} and ${condition} order by t.posted_at, t.id`.execute(
    db,
  );
  return rows;
}

/** An open item as whoever settles needs it. */
export interface StoredItem {
  readonly id: string;
  readonly company_id: string;
  readonly party_id: string;
  readonly account_id: string;
  readonly kind: string;
  readonly document_id: string | null;
  readonly number: string;
  readonly date: CalendarDate;
  readonly due_date: CalendarDate;
  readonly posting_date: CalendarDate;
  readonly currency: string;
  readonly amount: number;
  readonly base_amount: number;
  readonly open: number;
  readonly open_base: number;
  readonly customer_name: string;
}

/** Open items of customers by their ids, with what is open of them now. */
export async function itemsOf(
  { db, partition }: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredItem>> {
  const { rows } = await sql<StoredItem>`
    select i.id, i.company_id, i.party_id, i.account_id, i.kind, i.document_id, i.number, i.date::text as date, i.due_date::text as due_date,
           i.posting_date::text as posting_date, i.currency, i.amount, i.base_amount, open_amount(i.partition, i.id, 'infinity') as open,
           open_base_amount(i.partition, i.id, 'infinity') as open_base, c.registered_name as customer_name
      from open_item i join customer c on c.partition = i.partition and c.id = i.party_id
     where i.partition = ${partition} and i.party_kind = 'customer' and i.id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same, held until the transaction ends: nobody else settles them meanwhile. */
export async function heldItems(context: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, StoredItem>> {
  await sql`select hold_open_items(${[...ids]}::uuid[])`.execute(context.db);
  return itemsOf(context, ids);
}

/** Days on which open items were posted, held until the transaction ends: the database itself says what is open of them. */
export async function heldDays(context: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, CalendarDate>> {
  await sql`select hold_open_items(${[...ids]}::uuid[])`.execute(context.db);
  const { rows } = await sql<{ id: string; day: CalendarDate }>`
    select id, posting_date::text as day from open_item
     where partition = ${context.partition} and id = any (${[...ids]}::uuid[])`.execute(context.db);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** A customer's group: those with the same payer, and the payer. A customer of no group is alone. */
export async function groupOf({ db, partition }: Reader, customerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with payer as (
      select coalesce((select p.payer_id from receipt_pays_for p where p.partition = ${partition} and p.customer_id = ${customerId}), ${customerId}::uuid) as id)
    select id from payer
    union select p.customer_id from receipt_pays_for p, payer where p.partition = ${partition} and p.payer_id = payer.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The time zone of a company. */
export async function zoneOf({ db, partition }: Reader, companyId: string): Promise<string> {
  const { rows } = await sql<{
    zone: string;
  }>`select time_zone as zone from company where partition = ${partition} and id = ${companyId}`.execute(db);
  return rows[0]!.zone;
}
