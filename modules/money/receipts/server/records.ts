import { sql } from 'kysely';
import type { z } from 'zod';
import { divideRounded, wholePercent } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { readPercent } from '#platform/scaled.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import type { receiptRecord, receiptRow } from '../answers.ts';
import { excessOf } from '../excess.ts';
import { type ReceiptKind, receiptNumber } from '../kinds.ts';
import type { StoredReceipt } from './queries.ts';
import { settingOf } from './settings.ts';

type Record_ = z.input<typeof receiptRecord>;

export function rowOf(row: StoredReceipt): z.input<typeof receiptRow> {
  return {
    id: row.id,
    lockId: lockIdOf(row),
    kind: row.kind,
    status: row.status,
    number: receiptNumber(row.kind, row.number),
    companyId: row.company_id,
    customerId: row.customer_id,
    customerName: row.customer_name,
    method: row.method,
    date: row.day,
    currency: row.currency,
    amount: cents(row.amount),
    left: leftOf(row),
    purpose: row.purpose,
    reference: row.reference,
    text: row.note,
    isAutomatic: row.is_automatic,
    bankLineId: row.bank_line_id,
    postedBy: row.posted_by,
    postedAt: row.posted_at.toISOString(),
  };
}

/** What of an entry settles nothing yet; the whole of a receipt whose payer nobody knows. */
export function leftOf(row: StoredReceipt): Cents {
  if (row.status !== 'POSTED') return cents(0);
  if (row.open === null) return cents(row.kind === 'receipt' ? row.amount : 0);
  return cents(Math.abs(row.open));
}

/** The VAT within an amount at the standard rate of a country on a day; nothing where no rate is known. */
export function vatWithin(amount: Cents, place: { readonly country: string; readonly day: CalendarDate }): Cents {
  const percent = readPercent(vatRateOf(place, 'standard') ?? 0)!;
  return cents(divideRounded(amount * percent, wholePercent + percent));
}

/** An entry with what it settles, its journals, and what hangs on it. */
export async function recordOf(context: Context, stored: StoredReceipt): Promise<Record_> {
  const { db, partition } = context;
  const [settled, journals, parts, excess] = await Promise.all([
    settledOf(context, stored),
    journalsOf(context, stored),
    sql<{ id: string; kind: ReceiptKind; number: number; amount: number }>`
      select id, kind, number, amount from receipt where partition = ${partition} and parent_id = ${stored.id} order by kind, number`.execute(
      db,
    ),
    excessShown(context, stored),
  ]);
  return {
    ...rowOf(stored),
    itemId: stored.item_id,
    accountId: stored.account_id,
    accountName: stored.account_name,
    net: cents(stored.net),
    vat: cents(stored.vat),
    reason: stored.reason,
    loadId: stored.load_id,
    loadNumber: stored.load_number,
    isPurposeConfirmed: stored.purpose_confirmed_by !== '',
    purposeConfirmedBy: stored.purpose_confirmed_by,
    excess,
    reasons: [...stored.matched],
    settled,
    journals,
    parts: parts.rows.map(({ id, kind, number, amount }) => ({
      id,
      kind,
      number: receiptNumber(kind, number),
      amount: cents(amount),
    })),
    endedOn: stored.ended_on,
    endReason: stored.end_reason,
    version: stored.version,
  };
}

async function excessShown(context: Context, stored: StoredReceipt): Promise<Record_['excess']> {
  const left = leftOf(stored);
  if (stored.kind !== 'receipt' || stored.item_id === null || left === 0n || stored.purpose === 'advance') return null;
  const { vat_cycle } = await settingOf(context, stored.company_id);
  const { warnsOn, taxedOn } = excessOf(stored.day, vat_cycle);
  const { rows } = await sql<{ number: string }>`
    select number from journal_proposal where partition = ${context.partition} and id = ${stored.excess_proposal_id}`.execute(
    context.db,
  );
  return {
    warnsOn,
    taxedOn,
    vat: vatWithin(left, { country: await countryOf(context, stored.company_id), day: taxedOn }),
    proposalNumber: rows[0]?.number ?? '',
  };
}

/** The country by whose VAT a company is taxed. */
export async function countryOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  companyId: string,
): Promise<string> {
  const { rows } = await sql<{ country: string | null }>`
    select address ->> 'country' as country from company where partition = ${partition} and id = ${companyId}`.execute(
    db,
  );
  return rows[0]?.country ?? '';
}

interface Settled {
  readonly id: string;
  readonly kind: string;
  readonly number: string;
  readonly document_id: string | null;
  readonly item_id: string;
  readonly customer_name: string;
  readonly day: CalendarDate;
  readonly amount: number;
  readonly undone_on: CalendarDate | null;
  readonly made_by: string;
}

/** What its item settles; through a transfer, what the other customer's part of it settles. */
async function settledOf({ db, partition }: Context, stored: StoredReceipt): Promise<Record_['settled']> {
  if (stored.item_id === null) return [];
  const { rows } = await sql<Settled>`
    select a.id, coalesce(f.kind, o.kind) as kind, coalesce(f.number, o.number) as number, coalesce(f.document_id, o.document_id) as document_id,
           coalesce(f.id, o.id) as item_id, c.registered_name as customer_name, a.day::text as day, a.amount,
           (select u.day::text from allocation u where u.partition = a.partition and u.undoes = a.id) as undone_on, a.made_by
      from allocation a
      join open_item o on o.partition = a.partition and o.id = case when a.from_item = ${stored.item_id} then a.to_item else a.from_item end
      left join lateral (
        select n.* from open_item b join allocation x on x.partition = b.partition and x.from_item = b.id and x.undoes is null
          join open_item n on n.partition = x.partition and n.id = x.to_item
         where o.kind = 'transfer' and b.partition = o.partition and b.journal_id = o.journal_id and b.amount < 0 limit 1) f on true
      join customer c on c.partition = o.partition and c.id = coalesce(f.party_id, o.party_id)
     where a.partition = ${partition} and ${stored.item_id}::uuid in (a.from_item, a.to_item) and a.undoes is null and o.kind <> 'reversal'
     order by a.made_at, a.id`.execute(db);
  return rows.map((row) => ({
    allocationId: row.id,
    kind: row.kind,
    number: row.number,
    documentId: row.document_id,
    itemId: row.item_id,
    customerName: row.customer_name,
    day: row.day,
    amount: cents(row.amount),
    undoneOn: row.undone_on,
    madeBy: row.made_by,
  }));
}

interface StoredJournalLine {
  readonly number: string;
  readonly name: string;
  readonly amount: number;
}

/** Its journals, with their mirrors, in the order in which they were posted. */
async function journalsOf({ db, partition }: Context, stored: StoredReceipt): Promise<Record_['journals']> {
  const { rows } = await sql<{
    id: string;
    number: number;
    posting_date: string;
    text: string;
    lines: StoredJournalLine[];
  }>`
    select j.id, j.number, j.posting_date::text as posting_date, j.text, (
             select jsonb_agg(jsonb_build_object('number', t.code, 'name', t.name, 'amount', l.amount) order by l.line)
               from journal_line l join journal_account t on t.partition = l.partition and t.id = l.account_id
              where l.partition = j.partition and l.journal_id = j.id) as lines
      from journal j where j.partition = ${partition} and j.company_id = ${stored.company_id} and j.source = 'receipt' and j.source_id = ${stored.id}
     order by j.number`.execute(db);
  return rows.map(({ id, number, posting_date, text, lines }) => ({
    id,
    number,
    postingDate: posting_date,
    text,
    lines: lines.map((line) => ({ ...line, amount: cents(line.amount) })),
  }));
}
