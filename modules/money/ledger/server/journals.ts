import { sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { PostingArea } from '#modules/money/posting-periods/status.ts';
import type { JournalSource, journalRecord, PartyKind } from '../contract.ts';
import { documentUrl, reversibleSources } from '../documents.ts';
import type { LedgerFailureCode } from '../messages/failures/index.ts';

/** A journal with its lines. */
export interface StoredJournal {
  readonly id: string;
  readonly number: number;
  readonly company_id: string;
  readonly company_name: string;
  readonly posting_date: CalendarDate;
  readonly document_date: CalendarDate;
  readonly period_no: number;
  readonly area: PostingArea;
  readonly source: JournalSource;
  readonly source_id: string;
  readonly document: string;
  readonly text: string;
  readonly reason: string;
  readonly total: number;
  readonly approved_by: string;
  readonly posted_by: string;
  readonly posted_at: Date;
  readonly reversal_of: { readonly id: string; readonly number: number } | null;
  readonly reversed_by: { readonly id: string; readonly number: number } | null;
  readonly lines: readonly StoredJournalLine[];
}
export interface StoredJournalLine {
  readonly line: number;
  readonly accountId: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly centreId: string | null;
  readonly centreName: string;
  readonly partyKind: PartyKind | null;
  readonly partyId: string | null;
  readonly partyName: string;
  readonly loadId: string | null;
  readonly loadNumber: string;
  readonly vatCode: string;
  readonly text: string;
  readonly amount: string;
  readonly currency: string;
  readonly currencyAmount: string;
}

/** The name of the party of a line `l`, whatever it is. */
export const partyName = sql`coalesce(case l.party_kind
  when 'customer' then (select c.registered_name from customer c where c.partition = l.partition and c.id = l.party_id)
  when 'supplier' then (select s.registered_name from supplier s where s.partition = l.partition and s.id = l.party_id)
  when 'driver' then (select d.name || ' ' || d.surname from driver d where d.partition = l.partition and d.id = l.party_id) end, '')`;

/** A journal by its id; undefined where there is none. */
export async function findJournal(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  id: string,
): Promise<StoredJournal | undefined> {
  const { rows } = await sql<StoredJournal>`
    select j.id, j.number, j.company_id, c.trade_name as company_name, j.posting_date::text as posting_date, j.document_date::text as document_date,
           p.no as period_no, j.area, j.source, j.source_id, j.document, j.text, j.reason, j.total, j.approved_by, j.posted_by, j.posted_at,
           (select jsonb_build_object('id', o.id, 'number', o.number) from journal o where o.partition = j.partition and o.id = j.reversal_of) as reversal_of,
           (select jsonb_build_object('id', o.id, 'number', o.number) from journal o where o.partition = j.partition and o.reversal_of = j.id) as reversed_by,
           (select jsonb_agg(jsonb_build_object('line', l.line, 'accountId', l.account_id, 'accountNumber', a.code, 'accountName', a.name,
                     'centreId', l.profit_centre_id, 'centreName', coalesce(k.name, ''), 'partyKind', l.party_kind, 'partyId', l.party_id, 'partyName', ${partyName},
                     'loadId', l.load_id, 'loadNumber', coalesce((select d.load_number from load d where d.partition = l.partition and d.id = l.load_id), ''),
                     'vatCode', l.vat_code, 'text', l.text, 'amount', l.amount::text, 'currency', l.currency, 'currencyAmount', l.currency_amount::text) order by l.line)
              from journal_line l
              join journal_account a on a.partition = l.partition and a.id = l.account_id
              left join profit_centre k on k.partition = l.partition and k.id = l.profit_centre_id
             where l.partition = j.partition and l.journal_id = j.id) as lines
      from journal j
      join company c on c.partition = j.partition and c.id = j.company_id
      join posting_period p on p.partition = j.partition and p.id = j.period_id
     where j.partition = ${partition} and j.id = ${id}`.execute(db);
  return rows[0];
}

/** Why a journal cannot be reversed by itself; empty where it can. */
export function reversalBarrier({ source, reversal_of, reversed_by }: StoredJournal): LedgerFailureCode | '' {
  if (reversed_by) return 'alreadyReversed';
  if (reversal_of) return 'reversalOfReversal';
  return reversibleSources.includes(source) ? '' : 'reversedByDocument';
}

/** A journal as its panel shows it. */
export function journalAnswer(stored: StoredJournal): z.input<typeof journalRecord> {
  return {
    id: stored.id,
    number: stored.number,
    companyId: stored.company_id,
    companyName: stored.company_name,
    postingDate: stored.posting_date,
    documentDate: stored.document_date,
    area: stored.area,
    source: stored.source,
    document: stored.document,
    url: documentUrl(stored.source, stored.source_id),
    text: stored.text,
    reason: stored.reason,
    total: cents(stored.total),
    lines: stored.lines.map((line) => ({
      line: line.line,
      accountId: line.accountId,
      accountNumber: line.accountNumber,
      accountName: line.accountName,
      centreName: line.centreName,
      partyName: line.partyName,
      loadNumber: line.loadNumber,
      vatCode: line.vatCode,
      text: line.text,
      amount: cents(BigInt(line.amount)),
      currency: line.currency,
      currencyAmount: cents(BigInt(line.currencyAmount)),
    })),
    postedBy: stored.posted_by,
    approvedBy: stored.approved_by,
    postedAt: stored.posted_at.toISOString(),
    reversalOf: stored.reversal_of,
    reversedBy: stored.reversed_by,
    reversalBarrier: reversalBarrier(stored),
  };
}
