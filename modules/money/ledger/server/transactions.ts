import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { PostingArea } from '#modules/money/posting-periods/status.ts';
import type { accountLine, JournalSource, ledgerService } from '../contract.ts';
import { documentUrl } from '../documents.ts';
import { partyName } from './journals.ts';
import { isInBox } from './vat.ts';

type Operation = (typeof ledgerService)['operations']['getAccountTransactions'];
type Query = z.output<Operation['input']>;

/** Lines are counted up to so many: the count asks for the journal of each. */
const countedAtMost = 300;

interface LineRow {
  readonly journal_id: string;
  readonly journal_number: number;
  readonly line: number;
  readonly posting_date: CalendarDate;
  readonly document_date: CalendarDate;
  readonly area: PostingArea;
  readonly source: JournalSource;
  readonly source_id: string;
  readonly document: string;
  readonly text: string;
  readonly account_id: string;
  readonly account_number: string;
  readonly account_name: string;
  readonly centre_name: string;
  readonly party_name: string;
  readonly load_number: string;
  readonly amount: number;
  readonly is_reversal: boolean;
  readonly reversed_by: number | null;
  readonly posted_by: string;
}

/** What the lines have in common, besides their days. The table is `l`. */
function sharedBy({ partition }: Context, companyId: string, query: Query): RawBuilder<unknown> {
  const { accountId, centreId, partyId, loadId, source, vat } = query;
  return sql.join(
    [
      sql`l.partition = ${partition} and l.company_id = ${companyId}`,
      ...(accountId ? [sql`l.account_id = ${accountId}`] : []),
      ...(centreId ? [sql`l.profit_centre_id = ${centreId}`] : []),
      ...(partyId ? [sql`l.party_id = ${partyId}`] : []),
      ...(loadId ? [sql`l.load_id = ${loadId}`] : []),
      ...(vat ? [isInBox(vat)] : []),
      ...(source?.length
        ? [
            sql`exists (select from journal f where f.partition = l.partition and f.id = l.journal_id and f.source = any (${source}::text[]))`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** A place among the lines of an account, in the order of the books. */
interface Place {
  readonly postingDate: CalendarDate;
  readonly journalNumber: number;
  readonly line: number;
}

/** Lines newest first, each with the balance after it, a page at a time by the key of the last one. */
export async function accountTransactions(context: Context, query: Query): Promise<z.input<Operation['output']>> {
  const company = await bookCompany(context, query.companyId);
  const { db } = context;
  const { from, to, before, pageSize } = query;
  const shared = sharedBy(context, company.id, query);
  const days = sql`(${from ?? null}::date is null or l.posting_date >= ${from ?? null}::date) and (${to ?? null}::date is null or l.posting_date <= ${to ?? null}::date)`;
  const { rows } = await sql<LineRow>`
    with page as materialized (
      select l.* from journal_line l
       where ${shared} and ${days}
         and (${before?.postingDate ?? null}::date is null
           or (l.posting_date, l.journal_number, l.line) < (${before?.postingDate ?? null}::date, ${before?.journalNumber ?? null}::bigint, ${before?.line ?? null}::int))
       order by l.posting_date desc, l.journal_number desc, l.line desc limit ${pageSize + 1})
    select l.journal_id, l.journal_number, l.line, l.posting_date::text as posting_date, j.document_date::text as document_date, j.area, j.source, j.source_id,
           j.document, coalesce(nullif(l.text, ''), j.text) as text, l.account_id, t.code as account_number, t.name as account_name, coalesce(k.name, '') as centre_name,
           ${partyName} as party_name, coalesce((select d.load_number from load d where d.partition = l.partition and d.id = l.load_id), '') as load_number,
           l.amount, j.reversal_of is not null as is_reversal, (select r.number from journal r where r.partition = j.partition and r.reversal_of = j.id) as reversed_by, j.posted_by
      from page l
      join journal j on j.partition = l.partition and j.id = l.journal_id
      join journal_account t on t.partition = l.partition and t.id = l.account_id
      left join profit_centre k on k.partition = l.partition and k.id = l.profit_centre_id
     order by l.posting_date desc, l.journal_number desc, l.line desc`.execute(db);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const sums = await sumsOf(context, company.id, query, before && shown[0] ? placeOf(shown[0]) : undefined);
  const closing = (sums.opening + sums.debit - sums.credit) as Cents;
  const counted = before
    ? { sources: [], count: 0, countIsCapped: false }
    : await countOf(context, sql`${shared} and ${days}`);
  return {
    // The first page begins with the last line of all.
    rows: withBalances(shown, before ? sums.atFirst : closing),
    next: rows.length > pageSize && last ? placeOf(last) : null,
    opening: sums.opening,
    debit: sums.debit,
    credit: sums.credit,
    closing,
    ...counted,
  };
}

const placeOf = ({ posting_date, journal_number, line }: LineRow): Place => ({
  postingDate: posting_date,
  journalNumber: journal_number,
  line,
});

function withBalances(rows: readonly LineRow[], atFirst: Cents): z.input<typeof accountLine>[] {
  let balance: bigint = atFirst;
  return rows.map((row) => {
    const after = balance as Cents;
    balance -= BigInt(row.amount);
    return {
      journalId: row.journal_id,
      journalNumber: row.journal_number,
      line: row.line,
      postingDate: row.posting_date,
      documentDate: row.document_date,
      area: row.area,
      source: row.source,
      document: row.document,
      url: documentUrl(row.source, row.source_id),
      text: row.text,
      accountId: row.account_id,
      accountNumber: row.account_number,
      accountName: row.account_name,
      centreName: row.centre_name,
      partyName: row.party_name,
      loadNumber: row.load_number,
      amount: cents(row.amount),
      balance: after,
      isReversal: row.is_reversal,
      reversedBy: row.reversed_by,
      postedBy: row.posted_by,
    };
  });
}

interface Sums {
  readonly opening: Cents;
  readonly debit: Cents;
  readonly credit: Cents;
  /** The balance after the first line of the page. */
  readonly atFirst: Cents;
}

/**
 * Whole months come from the balances where those know what is asked for (an account, a centre), and only the days of months
 * that are begun from the lines: an account with half a million lines is as quick as one with a hundred.
 */
async function sumsOf(context: Context, companyId: string, query: Query, first: Place | undefined): Promise<Sums> {
  const { partyId, loadId, source, vat } = query;
  const isLimited = context.actor.kind === 'user' && context.actor.scope !== undefined;
  const { rows } =
    partyId || loadId || source?.length || vat || isLimited
      ? await sumsOfLines(context, companyId, query, first)
      : await sumsOfBalances(context, companyId, query, first);
  const [row] = rows;
  return {
    opening: cents(row!.opening),
    debit: cents(row!.debit),
    credit: cents(row!.credit),
    atFirst: cents(row!.at_first),
  };
}

interface SumsRow {
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly at_first: number;
}

const upToPlace = ({ postingDate, journalNumber, line }: Place) =>
  sql`(l.posting_date, l.journal_number, l.line) <= (${postingDate}::date, ${journalNumber}::bigint, ${line}::int)`;

/** Whether a line is before the first day that is asked for, and whether it is before the end of the last. */
function daysOf({ from, to }: Query) {
  return {
    before: from === undefined ? sql`false` : sql`l.posting_date < ${from}::date`,
    until: to === undefined ? sql`true` : sql`l.posting_date <= ${to}::date`,
  };
}

function sumsOfLines(context: Context, companyId: string, query: Query, first: Place | undefined) {
  const { before, until } = daysOf(query);
  return sql<SumsRow>`
    select coalesce(sum(l.amount) filter (where ${before}), 0)::bigint as opening,
           coalesce(sum(l.amount) filter (where l.amount > 0 and not ${before}), 0)::bigint as debit,
           coalesce(-sum(l.amount) filter (where l.amount < 0 and not ${before}), 0)::bigint as credit,
           coalesce(sum(l.amount) filter (where ${first ? upToPlace(first) : sql`false`}), 0)::bigint as at_first
      from journal_line l where ${sharedBy(context, companyId, query)} and ${until}`.execute(context.db);
}

function sumsOfBalances(context: Context, companyId: string, query: Query, first: Place | undefined) {
  const { db, partition } = context;
  const { accountId, centreId, from, to } = query;
  const { before, until } = daysOf(query);
  const shared = sharedBy(context, companyId, query);
  /** The month of a day that is not whole, from its lines; nought where the day begins a month. */
  const begun = (amount: RawBuilder<unknown>, day: CalendarDate | undefined, lines: RawBuilder<unknown>) =>
    day === undefined || day.endsWith('-01')
      ? sql`0`
      : sql`coalesce((select sum(${amount}) from journal_line l
          where ${shared} and l.posting_date >= date_trunc('month', ${day}::date)::date and ${lines}), 0)`;
  const wholeBefore = from === undefined ? sql`false` : sql`p.last_day < date_trunc('month', ${from}::date)::date`;
  const next = to === undefined ? undefined : addDays(to, 1);
  const wholeUntil = next === undefined ? sql`true` : sql`p.last_day < date_trunc('month', ${next}::date)::date`;
  const side = (column: RawBuilder<unknown>, amount: RawBuilder<unknown>) => sql`
    (coalesce(sum(${column}) filter (where ${wholeUntil} and not ${wholeBefore}), 0) + ${begun(amount, next, until)} - ${begun(amount, from, before)})::bigint`;
  return sql<SumsRow>`
    select (coalesce(sum(b.debit - b.credit) filter (where ${wholeBefore}), 0) + ${begun(sql`l.amount`, from, before)})::bigint as opening,
           ${side(sql`b.debit`, sql`greatest(l.amount, 0)`)} as debit,
           ${side(sql`b.credit`, sql`greatest(-l.amount, 0)`)} as credit,
           ${
             first
               ? sql`(coalesce(sum(b.debit - b.credit) filter (where p.last_day < date_trunc('month', ${first.postingDate}::date)::date), 0)
                   + coalesce((select sum(l.amount) from journal_line l
                       where ${shared} and l.posting_date >= date_trunc('month', ${first.postingDate}::date)::date and ${upToPlace(first)}), 0))::bigint`
               : sql`0::bigint`
           } as at_first
      from ledger_balance b join posting_period p on p.partition = b.partition and p.id = b.period_id
     where b.partition = ${partition} and b.company_id = ${companyId} and p.company_id = ${companyId}
       and (${accountId ?? null}::uuid is null or b.account_id = ${accountId ?? null}::uuid)
       and (${centreId ?? null}::uuid is null or b.centre_id = ${centreId ?? null}::uuid)`.execute(db);
}

async function countOf({ db }: Context, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ source: JournalSource; count: number }>`
    select j.source, count(*)::int as count
      from (select l.partition, l.journal_id from journal_line l where ${condition}
             order by l.posting_date desc, l.journal_number desc, l.line desc limit ${countedAtMost + 1}) l
      join journal j on j.partition = l.partition and j.id = l.journal_id
     group by j.source order by count(*) desc`.execute(db);
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  return { sources: rows, count: Math.min(count, countedAtMost), countIsCapped: count > countedAtMost };
}
