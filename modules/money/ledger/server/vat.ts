import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { type VatBox, type VatDirection, vatDirections } from '../contract.ts';
import type { reportService, vatReport } from '../report-contract.ts';
import { monthOf } from './balances.ts';

type Query = z.output<(typeof reportService)['operations']['getVatReport']['input']>;

const roles: Readonly<Record<VatDirection, string>> = { out: 'vatOut', in: 'vatIn' };
/** Accounts on which nothing is supplied: of the tax itself, and of those who pay it. */
const notSupplied = ['vatOut', 'vatIn', 'debtors', 'creditors'];
/** What is in no VAT report: it was not supplied, or is counted with its document. */
const notReported = ['accrual', 'yearEnd', 'opening'];
const reported = ['standard', 'zeroRated', 'exempt'];

/** Whether a line `l` of an account `t` and a journal `j` is a supply, in either direction. */
const isBase = sql`not (t.role = any (${notSupplied}::text[])) and not (j.source = any (${notReported}::text[])) and l.vat_code = any (${reported}::text[])`;
const directionOf = sql`case when t.class in ('asset', 'cost', 'expense') then 'in' else 'out' end`;

/** Whether a line `l` stands behind a figure of the report. */
export function isInBox({ direction, code, part }: VatBox): RawBuilder<unknown> {
  const of = part === 'tax' ? sql`t.role = ${roles[direction]}` : sql`${isBase} and ${directionOf} = ${direction}`;
  return sql`l.vat_code = ${code} and exists (
    select from journal_account t, journal j
     where t.partition = l.partition and t.id = l.account_id and j.partition = l.partition and j.id = l.journal_id and ${of})`;
}

interface Row {
  readonly period_id: string;
  readonly no: number;
  readonly first_day: CalendarDate;
  readonly last_day: CalendarDate;
  readonly direction: VatDirection;
  readonly code: VatBox['code'];
  readonly base: number;
  readonly vat: number;
}

/** What of a figure is above zero: tax owed and income are credits. */
const signed = (direction: VatDirection, amount: number) => cents(direction === 'out' ? -amount : amount);

/**
 * VAT of some months by code, from the lines, with the movement of the VAT accounts from the balances beside it. Whatever
 * stands on a VAT account is in it, also payments, so that both are always equal.
 */
export async function vatOf(context: Context, query: Query): Promise<z.input<typeof vatReport>> {
  const company = await bookCompany(context, query.companyId);
  const { db, partition, now } = context;
  const last = await monthOf(context, company.id, query.periodId, company.today);
  const months = sql`
    months as materialized (
      select p.id, p.no, p.first_day, p.last_day from posting_period p
       where p.partition = ${partition} and p.company_id = ${company.id} and (p.last_day, p.no) <= (${last.last_day}::date, ${last.no}::int)
         and p.first_day >= (date_trunc('month', ${last.last_day}::date) - make_interval(months => ${query.months - 1}::int))::date),
    taxed as (select t.id, t.code, t.name, t.role from journal_account t where t.partition = ${partition} and t.role in ('vatOut', 'vatIn'))`;
  const { rows } = await sql<Row>`
    with ${months},
    figures as (
      select l.period_id, case t.role when 'vatOut' then 'out' else 'in' end as direction, l.vat_code as code, 0 as base, l.amount as vat
        from months m, taxed t, journal_line l
       where l.partition = ${partition} and l.company_id = ${company.id} and l.account_id = t.id and l.period_id = m.id
         and l.posting_date between m.first_day and m.last_day
      union all
      select l.period_id, ${directionOf}, l.vat_code, l.amount, 0
        from months m
        join journal j on j.partition = ${partition} and j.company_id = ${company.id} and j.posting_date between m.first_day and m.last_day and j.period_id = m.id
        join journal_line l on l.partition = j.partition and l.journal_id = j.id
        join journal_account t on t.partition = l.partition and t.id = l.account_id
       where ${isBase})
    select f.period_id, m.no, m.first_day::text as first_day, m.last_day::text as last_day, f.direction, f.code, sum(f.base)::bigint as base, sum(f.vat)::bigint as vat
      from figures f join months m on m.id = f.period_id
     group by f.period_id, m.no, m.first_day, m.last_day, f.direction, f.code
     order by array_position(array['out', 'in'], f.direction), m.last_day, m.no, array_position(${[...reported, 'outOfScope', '']}::text[], f.code)`.execute(
    db,
  );
  const { rows: accounts } = await sql<{ id: string; code: string; name: string; role: string; moved: number }>`
    with ${months}
    select t.id, t.code, t.name, t.role, coalesce((
      select sum(b.debit - b.credit) from ledger_balance b, months m
       where b.partition = ${partition} and b.company_id = ${company.id} and b.period_id = m.id and b.account_id = t.id), 0)::bigint as moved
      from taxed t`.execute(db);
  const shown = rows.map(({ period_id, first_day, last_day, base, vat, ...row }) => ({
    ...row,
    periodId: period_id,
    from: first_day,
    to: last_day,
    base: signed(row.direction, base),
    vat: signed(row.direction, vat),
  }));
  const totals = vatDirections.flatMap((direction) => {
    const own = shown.filter((row) => row.direction === direction);
    return accounts
      .filter(({ role }) => role === roles[direction])
      .map((account) => ({
        direction,
        accountId: account.id,
        accountNumber: account.code,
        accountName: account.name,
        base: sumOf(own.map(({ base }) => base)),
        vat: sumOf(own.map(({ vat }) => vat)),
        movement: signed(direction, account.moved),
      }));
  });
  const taxOf = (direction: VatDirection) => totals.find((total) => total.direction === direction)?.vat ?? 0n;
  return {
    companyId: company.id,
    companyName: company.name,
    currency: company.currency,
    from: shown.reduce<string>(
      (first, { from }) => (from < first ? from : first),
      firstDayOf(last.last_day, query.months),
    ),
    to: last.last_day,
    asOf: now.toISOString(),
    rows: shown,
    totals,
    due: (taxOf('out') - taxOf('in')) as Cents,
  };
}

/** The first day of the month that is so many months before the one of a day, that one counted. */
function firstDayOf(day: CalendarDate, months: number): CalendarDate {
  const [year, month] = day.split('-').map(Number) as [number, number, number];
  const place = year * 12 + month - months;
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-01`;
}
