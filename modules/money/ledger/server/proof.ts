import { sql } from 'kysely';
import type { z } from 'zod';
import { sumOf } from '#platform/calculations.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { numberProof, proofChecks, reportService } from '../report-contract.ts';
import { differencesOf, monthOf } from './balances.ts';
import { vatOf } from './vat.ts';

type Query = z.output<(typeof reportService)['operations']['getNumberProof']['input']>;
type Check = z.input<typeof numberProof>['checks'][number];

/** So many that do not agree are named. */
const namedAtMost = 20;

/**
 * Holds what is kept twice against each other, for all days: lines and balances, control accounts and open items; for the
 * year up to the end of the month, or for the month alone, the journals and what the sealed trail keeps of them; and for the
 * month, the VAT accounts and their report.
 */
export async function proofOf(context: Context, query: Query): Promise<z.input<typeof numberProof>> {
  const company = await bookCompany(context, query.companyId);
  const month = await monthOf(context, company.id, query.periodId, company.today);
  const days = query.span === 'month' ? month : { ...month, first_day: month.year_first };
  const checks = [
    ...(await wholeChecks(context, company.id)),
    ...(await vatChecks(context, { companyId: company.id, periodId: month.id, months: 1 })),
    await trailCheck(context, company.id, days),
  ];
  return {
    companyId: company.id,
    companyName: company.name,
    currency: company.currency,
    from: days.first_day,
    to: month.last_day,
    asOf: context.now.toISOString(),
    checks,
  };
}

interface Side {
  readonly code: (typeof proofChecks)[number];
  readonly account: string;
  readonly books: number;
  readonly against: number;
  readonly count: number;
}

async function wholeChecks(context: Context, companyId: string): Promise<Check[]> {
  const { db, partition } = context;
  const { rows } = await sql<Side>`
    with kept as (select coalesce(sum(debit), 0)::bigint as debit, coalesce(sum(credit), 0)::bigint as credit, count(*)::int as count
                    from ledger_balance where partition = ${partition} and company_id = ${companyId}),
    lines as (select coalesce(sum(greatest(amount, 0)), 0)::bigint as debit, count(*)::int as count
                from journal_line where partition = ${partition} and company_id = ${companyId}),
    roles as (select t.id, t.code, t.role, coalesce((select sum(b.debit - b.credit) from ledger_balance b
                 where b.partition = t.partition and b.company_id = ${companyId} and b.account_id = t.id), 0)::bigint as balance
                from journal_account t where t.partition = ${partition} and t.role in ('debtors', 'creditors', 'opening'))
    select 'trialBalance' as code, '' as account, debit as books, credit as against, count from kept
    union all select 'lines', '', kept.debit, lines.debit, lines.count from kept, lines
    union all
    select r.role, r.code, r.balance, coalesce((select sum(i.base_amount) from open_item i
              where r.role <> 'opening' and i.partition = ${partition} and i.company_id = ${companyId} and i.account_id = r.id), 0)::bigint,
           case r.role when 'opening' then 1 else (select count(*)::int from open_item i
              where i.partition = ${partition} and i.company_id = ${companyId} and i.account_id = r.id) end
      from roles r`.execute(db);
  const differences = await differencesOf(context, companyId);
  return rows.map(({ code, account, books, against, count }) => {
    // A sum may agree where two of its parts do not.
    const names =
      code === 'lines' ? differences.filter((each) => each.code === 'balancesDiffer').map((each) => each.account) : [];
    return {
      code,
      account,
      books: cents(books),
      against: cents(against),
      agrees: books === against && names.length === 0,
      count,
      names: [...new Set(names)].slice(0, namedAtMost),
    };
  });
}

async function vatChecks(context: Context, query: Parameters<typeof vatOf>[1]): Promise<Check[]> {
  const { totals, rows } = await vatOf(context, query);
  return totals.map(({ direction, accountNumber, vat, movement }) => ({
    code: direction === 'out' ? 'vatOut' : 'vatIn',
    account: accountNumber,
    books: movement,
    against: vat,
    agrees: movement === vat,
    count: rows.filter((row) => row.direction === direction).length,
    names: [],
  }));
}

/** A journal of some days beside what the audit trail keeps of it. */
export interface KeptJournal {
  readonly journal_id: string;
  /** Null where the trail knows a journal that is gone. */
  readonly number: number | null;
  readonly total: number | null;
  readonly entry_id: number | null;
  readonly kept: string | null;
  readonly found: string | null;
  readonly problem: '' | 'changed' | 'removed' | 'added';
}

/** The journals of a month and the entries of the trail for them. */
export async function journalsAndTrail(
  { db }: Context,
  companyId: string,
  { first_day, last_day }: { readonly first_day: string; readonly last_day: string },
): Promise<readonly KeptJournal[]> {
  const { rows } = await sql<KeptJournal>`
    select * from journals_and_trail(${companyId}::uuid, ${first_day}::date, ${last_day}::date) order by number, journal_id`.execute(
    db,
  );
  return rows;
}

async function trailCheck(
  context: Context,
  companyId: string,
  month: { readonly first_day: string; readonly last_day: string },
): Promise<Check> {
  const all = await journalsAndTrail(context, companyId, month);
  const totalOf = (rows: readonly KeptJournal[]): Cents => sumOf(rows.map(({ total }) => cents(total ?? 0)));
  const wrong = all.filter(({ problem }) => problem !== '');
  return {
    code: 'trail',
    account: '',
    books: totalOf(all),
    against: totalOf(all.filter(({ problem }) => problem === '')),
    agrees: wrong.length === 0,
    count: all.length,
    names: wrong.slice(0, namedAtMost).map(({ number, journal_id }) => (number === null ? journal_id : `J-${number}`)),
  };
}
