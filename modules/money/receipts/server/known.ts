import { sql } from 'kysely';
import { cents } from '#platform/money.ts';
import type { CalendarDate } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { StoredLine } from '#modules/money/bank-statements/server/index.ts';
import { printedOffers } from '#modules/money/invoices/server/index.ts';
import { indexOf, type MatchIndex, type MatchItem, type MatchLine } from '../match-index.ts';
import type { ReceiptState } from '../status.ts';
import { spokenKey } from '../words.ts';

/** How a payer is known again: by its account, and by the name that the bank writes. */
export function payerKeysOf({ payer_index, payer_name }: Pick<StoredLine, 'payer_index' | 'payer_name'>): string[] {
  const name = spokenKey(payer_name);
  return [...(payer_index ? [`a:${payer_index}`] : []), ...(name.length >= 4 ? [`n:${name}`] : [])];
}

/** A line as matching sees it. */
export function lineOf(stored: StoredLine): MatchLine {
  return {
    id: stored.id,
    day: stored.day as CalendarDate,
    amount: cents(stored.amount),
    currency: stored.currency,
    words: [stored.text, stored.reference, stored.payer_name].filter(Boolean).join(' · '),
    payerKeys: payerKeysOf(stored),
    isFee: stored.is_fee,
  };
}

interface ItemRow {
  readonly id: string;
  readonly number: string;
  readonly party_id: string;
  readonly document_id: string | null;
  readonly kind: string;
  readonly open: number;
  readonly amount: number;
  readonly date: CalendarDate;
  readonly due_date: CalendarDate;
  readonly currency: string;
}

/** What customers of a company owe, in one statement however many they are. */
async function owed({ db, partition }: Context, companyId: string): Promise<readonly ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    with settled as (
      select i.id, sum(case when (a.to_item = i.id) = (a.undoes is null) then -a.amount else a.amount end) as amount
        from open_item i join allocation a on a.partition = i.partition and a.to_item = i.id
       where i.partition = ${partition} and i.company_id = ${companyId} and i.party_kind = 'customer' and i.amount > 0
       group by i.id)
    select i.id, i.number, i.party_id, i.document_id, i.kind, (i.amount + coalesce(s.amount, 0))::bigint as open, i.amount, i.date::text as date,
           i.due_date::text as due_date, i.currency
      from open_item i left join settled s on s.id = i.id
     where i.partition = ${partition} and i.company_id = ${companyId} and i.party_kind = 'customer' and i.amount > 0
       and i.kind in ('invoice', 'debitNote', 'opening') and i.amount + coalesce(s.amount, 0) > 0`.execute(db);
  return rows;
}

/** All that lines of a company are held against, read once for all of them. */
export async function knownOf(context: Context, companyId: string): Promise<MatchIndex> {
  const { db, partition } = context;
  const rows = await owed(context, companyId);
  const printed = await printedOffers(
    context,
    rows.map(({ document_id }) => document_id),
  );
  const items = rows.map((row): MatchItem => {
    const discount = printed.get(row.document_id);
    return {
      id: row.id,
      number: row.number,
      customerId: row.party_id,
      open: cents(row.open),
      dueDate: row.due_date,
      currency: row.currency,
      discount,
    };
  });
  const { rows: customers } = await sql<{
    id: string;
    account_number: string;
    debtor: string;
    registered_name: string;
    trade_name: string;
    key: string;
  }>`
    select id, account_number, registered_name, trade_name, registered_key as key from customer where partition = ${partition} and company_id = ${companyId} and is_live`.execute(
    db,
  );
  const { rows: payers } = await sql<{ payer_key: string; ids: string[] }>`
    select payer_key, array_agg(customer_id order by last_on desc) as ids from receipt_payer
     where partition = ${partition} and company_id = ${companyId} and times > 0 group by payer_key`.execute(db);
  const { rows: groups } = await sql<{ payer_id: string; customer_id: string }>`
    select payer_id, customer_id from receipt_pays_for where partition = ${partition}`.execute(db);
  const { rows: rules } = await sql<{ id: string; contains: string; customer_id: string | null }>`
    select id, contains, customer_id from receipt_rule where partition = ${partition} and company_id = ${companyId} and is_active
     order by length(contains) desc, id`.execute(db);
  const { rows: receipts } = await sql<{
    id: string;
    customer_id: string | null;
    amount: number;
    day: CalendarDate;
    currency: string;
  }>`
    select id, customer_id, amount, day::text as day, currency from receipt
     where partition = ${partition} and company_id = ${companyId} and kind = 'receipt' and status = ${literal<ReceiptState>('POSTED')}
       and day >= (${context.now.toISOString()}::timestamptz - interval '90 days')::date`.execute(db);
  return indexOf({
    items,
    customers: customers.flatMap(({ id, account_number, registered_name, trade_name, key }) =>
      [...new Set([spokenKey(key), spokenKey(registered_name), spokenKey(trade_name)])].map((nameKey) => ({
        id,
        accountNumber: account_number,
        nameKey,
      })),
    ),
    payers: new Map(payers.map(({ payer_key, ids }) => [payer_key, ids])),
    groups: new Map(
      groups.flatMap(({ payer_id, customer_id }) => [[customer_id, payer_id] as const, [payer_id, payer_id] as const]),
    ),
    rules: rules.map(({ id, contains, customer_id }) => ({
      id,
      key: spokenKey(contains),
      customerId: customer_id,
      words: contains,
    })),
    receipts: receipts.map(({ customer_id, amount, ...receipt }) => ({
      ...receipt,
      customerId: customer_id,
      amount: cents(amount),
    })),
  });
}
