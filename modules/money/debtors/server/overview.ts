import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays, addMonths, type CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { debtorService } from '../contract.ts';
import { salesDays, salesOutstanding } from '../sales-outstanding.ts';
import { promiseAnswer, promisesWhere, standingOf } from './promises.ts';

type Operation = (typeof debtorService)['operations']['getDebtorsOverview'];

const monthsShown = 12;

/** Days of sales outstanding at the end of each month and on the day itself, and the promises of these days. */
export async function debtorsOverview(
  context: Context,
  { companyId, asOf }: z.output<Operation['input']>,
): Promise<z.input<Operation['output']>> {
  const company = await bookCompany(context, companyId);
  const day = asOf ?? company.today;
  const figures = await figuresOf(context, company.id, daysShown(day));
  const since = addDays(day, -90);
  const promises = await promisesWhere(
    context,
    sql`p.company_id = ${company.id} and p.made_on <= ${day}::date and (p.due_day >= ${since}::date)`,
    { day, atMost: 1000 },
  );
  const standings = promises.map((each) => standingOf(each, day));
  const count = (standing: string) => standings.filter((each) => each === standing).length;
  return {
    asOf: day,
    months: figures.map(({ day: on, open, sales }) => ({
      day: on,
      open: cents(open),
      sales: cents(sales),
      days: salesOutstanding(BigInt(open), BigInt(sales)),
    })),
    promises: promises.slice(0, 8).map((each) => ({
      ...promiseAnswer(each, day),
      customerId: each.customer_id,
      customerName: each.customer_name,
    })),
    kept: count('kept'),
    ended: count('kept') + count('broken'),
  };
}

/** The ends of the eleven months before, and the day itself. */
function daysShown(day: CalendarDate): readonly CalendarDate[] {
  const first = `${day.slice(0, 8)}01` as CalendarDate;
  const ends = Array.from({ length: monthsShown - 1 }, (_, back) =>
    addDays(addMonths(first, -(monthsShown - 2 - back)), -1),
  );
  return [...ends, day];
}

/** What was open and what was sold by each of some days: both are sums of items by their day of posting. */
async function figuresOf({ db, partition }: Context, companyId: string, days: readonly CalendarDate[]) {
  const { rows } = await sql<{ day: CalendarDate; open: number; sales: number }>`
    with moved as materialized (
      select posting_date as day, sum(base_amount) as owed,
             coalesce(sum(base_amount) filter (where kind in ('invoice', 'debitNote', 'creditNote')), 0) as sold
        from open_item where partition = ${partition} and company_id = ${companyId} and party_kind = 'customer' and posting_date <= ${days.at(-1)!}::date
       group by posting_date)
    select d.day::text as day, coalesce(sum(m.owed), 0)::bigint as open,
           coalesce(sum(m.sold) filter (where m.day > d.day - ${salesDays}::int), 0)::bigint as sales
      from unnest(${[...days]}::date[]) d(day) left join moved m on m.day <= d.day
     group by d.day order by d.day`.execute(db);
  return rows;
}
