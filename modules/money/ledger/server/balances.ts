import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { type AccountClass, accountClasses } from '#modules/money/journal-accounts/contract.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { PostingPeriodFailureCode } from '#modules/money/posting-periods/messages/failures/index.ts';
import type { accountBalances, ledgerService } from '../contract.ts';

const fail = failures<PostingPeriodFailureCode>();
type Query = z.output<(typeof ledgerService)['operations']['getJournalAccountsWithBalances']['input']>;

export interface Month {
  readonly id: string;
  readonly no: number;
  readonly first_day: CalendarDate;
  readonly last_day: CalendarDate;
  readonly year_first: CalendarDate;
}

interface BalanceRow {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly class: AccountClass;
  readonly is_control: boolean;
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly last_year: number;
  readonly year_before: number;
}

/**
 * The trial balance of a month from the balances that the database keeps with the lines; nothing is carried forward. Periods
 * follow each other by their last day, the thirteenth after the twelfth.
 */
export async function accountsWithBalances(
  context: Context,
  { companyId, periodId, asOf, centreId, onlyMoved, beforeClosing, proof }: Query,
): Promise<z.input<typeof accountBalances>> {
  const company = await bookCompany(context, companyId);
  const { db, partition, now } = context;
  const month = await monthOf(context, company.id, asOf ? undefined : periodId, asOf ?? company.today);
  const end = asOf ?? month.last_day;
  const { rows } = await sql<BalanceRow>`
    with placed as materialized (
      select p.id, case
               when (p.last_day, p.no) < (${month.last_day}::date, ${month.no}::int) then 'before'
               when p.id = ${month.id} then 'now' else 'after' end as place,
             p.last_day < ${month.year_first}::date as is_earlier_year,
             (p.last_day, p.no) <= ((${month.first_day}::date - interval '1 year' + interval '1 month' - interval '1 day')::date, ${month.no}::int) as is_last_year,
             p.first_day >= (${month.year_first}::date - interval '1 year')::date as is_year_before
        from posting_period p where p.partition = ${partition} and p.company_id = ${company.id}),
    -- A month that is shown whole comes from the balances; the days of one that is not, from its lines.
    figures as (
      select b.account_id, b.debit, b.credit, placed.place, is_earlier_year, is_last_year, is_year_before
        from ledger_balance b join placed on placed.id = b.period_id
       where b.partition = ${partition} and b.company_id = ${company.id} and place <> 'after'
         and (place = 'before' or ${end}::date = ${month.last_day}::date)
         and (${centreId ?? null}::uuid is null or b.centre_id = ${centreId ?? null}::uuid)
         and not (b.closes_year and ${beforeClosing}::boolean and not is_earlier_year)
      ${end === month.last_day ? sql`` : sql`union all ${daysOf(context, company.id, { month, end, centreId })}`}),
    moved as (
      select account_id,
             coalesce(sum(debit - credit) filter (where place = 'before'), 0) as opening,
             coalesce(sum(debit) filter (where place = 'now'), 0) as debit,
             coalesce(sum(credit) filter (where place = 'now'), 0) as credit,
             coalesce(sum(debit - credit) filter (where is_last_year and (is_year_before or not ${beforeClosing}::boolean)), 0) as last_year,
             coalesce(sum(debit - credit) filter (where place = 'before' and not is_earlier_year), 0) as year_before
        from figures group by account_id)
    select t.id, t.code as number, t.name, t.class, t.is_control, coalesce(m.opening, 0)::bigint as opening, coalesce(m.debit, 0)::bigint as debit,
           coalesce(m.credit, 0)::bigint as credit, coalesce(m.last_year, 0)::bigint as last_year, coalesce(m.year_before, 0)::bigint as year_before
      from journal_account t left join moved m on m.account_id = t.id
     where t.partition = ${partition} and (t.is_active or m.account_id is not null)
     order by array_position(${[...accountClasses]}::text[], t.class), t.code`.execute(db);
  const all = rows.map(balanceOf);
  const shown = onlyMoved
    ? all.filter((row) => [row.opening, row.debit, row.credit, row.closing].some((amount) => amount !== 0n))
    : all;
  return {
    companyId: company.id,
    companyName: company.name,
    currency: company.currency,
    from: month.first_day,
    to: end,
    asOf: now.toISOString(),
    rows: shown,
    sum: {
      opening: sumOf(all.map(({ opening }) => opening)),
      debit: sumOf(all.map(({ debit }) => debit)),
      credit: sumOf(all.map(({ credit }) => credit)),
      closing: sumOf(all.map(({ closing }) => closing)),
      yearToDate: sumOf(all.map(({ yearToDate }) => yearToDate)),
      lastYear: sumOf(all.map(({ lastYear }) => lastYear)),
    },
    accounts: all.length,
    differences: proof ? await differencesOf(context, company.id) : [],
  };
}

function balanceOf(row: BalanceRow) {
  const [opening, debit, credit] = [cents(row.opening), cents(row.debit), cents(row.credit)];
  return {
    accountId: row.id,
    number: row.number,
    name: row.name,
    class: row.class,
    isControl: row.is_control,
    opening,
    debit,
    credit,
    closing: (opening + debit - credit) as Cents,
    yearToDate: (cents(row.year_before) + debit - credit) as Cents,
    lastYear: cents(row.last_year),
  };
}

/** What the first days of a month have moved, from its lines. Journals that close a year are of its last day. */
function daysOf(
  { partition }: Context,
  companyId: string,
  {
    month,
    end,
    centreId,
  }: { readonly month: Month; readonly end: CalendarDate; readonly centreId: string | undefined },
): RawBuilder<unknown> {
  return sql`
      select l.account_id, greatest(l.amount, 0), greatest(-l.amount, 0), 'now', false, false, false
        from journal_account t join journal_line l on l.partition = t.partition and l.company_id = ${companyId} and l.account_id = t.id
       where t.partition = ${partition} and l.posting_date between ${month.first_day}::date and ${end}::date
         and (${centreId ?? null}::uuid is null or l.profit_centre_id = ${centreId ?? null}::uuid)`;
}

/** The month that is asked for, or that of a day. */
export async function monthOf(
  { db, partition }: Context,
  companyId: string,
  periodId: string | undefined,
  day: CalendarDate,
): Promise<Month> {
  const { rows } = await sql<Month>`
    select p.id, p.no, p.first_day::text as first_day, p.last_day::text as last_day, y.first_day::text as year_first
      from posting_period p join fiscal_year y on y.partition = p.partition and y.id = p.year_id
     where p.partition = ${partition} and p.company_id = ${companyId}
       and case when ${periodId ?? null}::uuid is null then p.no < 13 and ${day}::date between p.first_day and p.last_day
                else p.id = ${periodId ?? null}::uuid end`.execute(db);
  if (!rows[0]) throw fail('periodsMissing', 'rule');
  return rows[0];
}

/** Where lines and balances, or open items and control accounts, do not say the same; nothing where they do. */
export async function differencesOf({ db }: Pick<Context, 'db'>, companyId: string) {
  const { rows } = await sql<{ code: string; account: string; amount: number }>`
    select d.code, coalesce(t.code, '') as account, d.amount from ledger_differences(${companyId}) d
      left join journal_account t on t.partition = current_setting('app.partition', true) and t.id = d.account_id`.execute(
    db,
  );
  return rows.map(({ code, account, amount }) => ({ code, account, amount: cents(amount) }));
}
