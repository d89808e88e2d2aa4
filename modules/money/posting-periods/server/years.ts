import { sql } from 'kysely';
import { addDays, type CalendarDate, formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { PostingPeriodFailureCode } from '../messages/failures/index.ts';
import { monthsFrom, yearName, yearStart } from '../months.ts';
import { type PostingState, postingAreas } from '../status.ts';
import type { BookCompany } from './companies.ts';

const fail = failures<PostingPeriodFailureCode>();

export interface StoredYear {
  readonly id: string;
  readonly company_id: string;
  readonly name: string;
  readonly first_day: CalendarDate;
  readonly last_day: CalendarDate;
}

/** The years of a company, the first one first. */
export async function yearsOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  companyId: string,
): Promise<readonly StoredYear[]> {
  const { rows } = await sql<StoredYear>`
    select id, company_id, name, first_day::text as first_day, last_day::text as last_day from fiscal_year
     where partition = ${partition} and company_id = ${companyId} order by first_day`.execute(db);
  return rows;
}

/** Two who add a year at once come one after the other; the exclusion constraint holds it whoever writes. */
async function holdYears({ db, partition }: Context, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fiscalYear ${partition} ${companyId}`}, 0))`.execute(db);
}

/**
 * Adds the twelve months after the last year and their adjusting period; the first year of a company is that of today. At
 * most one year that has not begun is there: `yearAhead`.
 */
export async function addYear(context: Context, company: BookCompany): Promise<StoredYear> {
  await holdYears(context, company.id);
  const last = (await yearsOf(context, company.id)).at(-1);
  if (last && last.first_day > company.today)
    throw fail('yearAhead', 'rule', { date: formatDate(last.last_day, context.language) });
  return writeYear(context, company, last ? addDays(last.last_day, 1) : yearStart(company.today, company.startMonth));
}

/** The years up to the one of today, where a company has none or its last one has ended. */
export async function addYearsToToday(context: Context, company: BookCompany): Promise<void> {
  if (((await yearsOf(context, company.id)).at(-1)?.last_day ?? '') >= company.today) return;
  await holdYears(context, company.id);
  let last = (await yearsOf(context, company.id)).at(-1);
  // A company that was away for some years gets each of them.
  for (let count = 0; count < 50 && (last === undefined || last.last_day < company.today); count++)
    last = await writeYear(
      context,
      company,
      last ? addDays(last.last_day, 1) : yearStart(company.today, company.startMonth),
    );
}

/** A year from a first of a month on. Months that have begun are open, the others wait for the calendar. */
async function writeYear(context: Context, company: BookCompany, first: CalendarDate): Promise<StoredYear> {
  const { db, partition, actor } = context;
  const months = monthsFrom(first);
  const last = months.at(-1)!.to;
  const name = yearName(first);
  const { rows } = await sql<StoredYear>`
    insert into fiscal_year (partition, company_id, name, first_day, last_day, created_by)
    values (${partition}, ${company.id}, ${name}, ${first}::date, ${last}::date, ${actor.name})
    returning id, company_id, name, first_day::text as first_day, last_day::text as last_day`.execute(db);
  const year = rows[0]!;
  const given = months.map((month) => ({ ...month, state: stateAt(month.from, company.today) }));
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(no smallint, "from" date, "to" date, state text)),
    made as (
      insert into posting_period (partition, company_id, year_id, no, first_day, last_day)
      select ${partition}, ${company.id}, ${year.id}, no, "from", "to" from given returning id, no)
    insert into period_posting (partition, period_id, area, state, updated_by)
    select ${partition}, made.id, area, given.state, ${actor.name}
      from made join given on given.no = made.no
     cross join unnest(${[...postingAreas]}::text[]) area`.execute(db);
  await context.audit({
    noun: 'fiscalYear',
    recordId: year.id,
    event: 'created',
    after: { name, from: first, to: last },
  });
  await context.publish('postingPeriods', 'created', year.id);
  return year;
}

function stateAt(from: CalendarDate, today: CalendarDate): PostingState {
  return from <= today ? 'OPEN' : 'FUTURE';
}
