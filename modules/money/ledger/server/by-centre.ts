import { sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { type Cents, cents, centsOf } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { incomeByCentre, reportService } from '../report-contract.ts';
import { monthOf } from './balances.ts';

type Query = z.output<(typeof reportService)['operations']['getIncomeByProfitCentre']['input']>;

interface Row {
  readonly centre_id: string | null;
  readonly code: string;
  readonly name: string;
  readonly currency: string | null;
  readonly budget: string | null;
  readonly income: number;
  readonly cost: number;
  readonly expense: number;
  readonly income_to_date: number;
  readonly cost_to_date: number;
  readonly expense_to_date: number;
}

type Figures = Readonly<Record<'income' | 'cost' | 'gross' | 'expense' | 'result', Cents>>;

/**
 * The income statement by profit centre, for a month and its financial year so far, without the journals that close the
 * year. What a centre may spend in a month is its budget; of a year so far, that of its months.
 */
export async function incomeByCentres(context: Context, query: Query): Promise<z.input<typeof incomeByCentre>> {
  const company = await bookCompany(context, query.companyId);
  const { db, partition, now } = context;
  const month = await monthOf(context, company.id, query.periodId, company.today);
  const sums = (['income', 'cost', 'expense'] as const).map((of) => {
    const amount = of === 'income' ? sql`b.credit - b.debit` : sql`b.debit - b.credit`;
    return sql`coalesce(sum(${amount}) filter (where t.class = ${of} and p.id = ${month.id}), 0)::bigint as ${sql.ref(of)},
               coalesce(sum(${amount}) filter (where t.class = ${of}), 0)::bigint as ${sql.ref(`${of}_to_date`)}`;
  });
  const { rows } = await sql<Row>`
    select k.id as centre_id, coalesce(k.code, '') as code, coalesce(k.name, '') as name, k.currency, k.monthly_budget::text as budget, ${sql.join(sums)}
      from ledger_balance b
      join posting_period p on p.partition = b.partition and p.id = b.period_id
      join journal_account t on t.partition = b.partition and t.id = b.account_id and t.class in ('income', 'cost', 'expense')
      left join profit_centre k on k.partition = b.partition and k.id = b.centre_id
     where b.partition = ${partition} and b.company_id = ${company.id} and not b.closes_year
       and p.first_day >= ${month.year_first}::date and (p.last_day, p.no) <= (${month.last_day}::date, ${month.no}::int)
     group by k.id, k.code, k.name, k.currency, k.monthly_budget order by k.code nulls last`.execute(db);
  const months = Math.min(month.no, 12);
  const shown = rows.map((row) => ({
    centreId: row.centre_id,
    code: row.code,
    name: row.name,
    month: figures(row.income, row.cost, row.expense),
    toDate: figures(row.income_to_date, row.cost_to_date, row.expense_to_date),
    budget: row.currency === company.currency ? budgetOf(row.budget, months) : null,
  }));
  return {
    companyId: company.id,
    companyName: company.name,
    currency: company.currency,
    from: month.first_day,
    to: month.last_day,
    asOf: now.toISOString(),
    rows: shown,
    sum: { month: added(shown.map((row) => row.month)), toDate: added(shown.map((row) => row.toDate)) },
  };
}

function budgetOf(monthly: string | null, months: number) {
  const budget = monthly === null ? undefined : centsOf(monthly);
  return budget ? { month: budget, toDate: cents(budget * BigInt(months)) } : null;
}

function figures(income: number, cost: number, expense: number): Figures {
  const gross = cents(income - cost);
  return {
    income: cents(income),
    cost: cents(cost),
    gross,
    expense: cents(expense),
    result: cents(gross - BigInt(expense)),
  };
}

function added(all: readonly Figures[]): Figures {
  const of = (figure: keyof Figures) => sumOf(all.map((each) => each[figure]));
  return { income: of('income'), cost: of('cost'), gross: of('gross'), expense: of('expense'), result: of('result') };
}
