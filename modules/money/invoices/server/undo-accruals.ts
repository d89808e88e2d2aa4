import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { dailyWork } from '#modules/base/companies/server/index.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import {
  findJournal,
  type JournalLine,
  postJournals,
  reverseStored,
  withReachOfBooks,
} from '#modules/money/ledger/server/index.ts';
import type { ProposalState } from '#modules/money/journal-proposals/status.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { firstOpenDay } from '#modules/money/posting-periods/server/index.ts';

interface Billed {
  readonly invoiceId: string;
  readonly companyId: string;
  readonly number: string;
  /** On which it is posted. */
  readonly date: CalendarDate;
  readonly loadIds: readonly string[];
  /** Of the journal of the invoice. */
  readonly lines: readonly JournalLine[];
}

interface Accrued {
  readonly load_id: string;
  readonly accrued_on: CalendarDate;
}

const undone = 'accrual undone';

/**
 * Takes the accrual of loads back that are invoiced into the month in which they were accrued: on the accrual's own day; the
 * day on which the accrual reverses itself mirrors that (work-and-money.md §11). Nothing where no such accrual is posted.
 */
export async function undoAccruals(context: Context, billed: Billed): Promise<void> {
  const accrued = await withReachOfBooks(context, () => accruedLoads(context, billed));
  if (accrued.length === 0) return;
  const account = await accountOfRole(context, 'accruedIncome');
  if (!account) return;
  for (const [accruedOn, loads] of Map.groupBy(accrued, ({ accrued_on }) => accrued_on)) {
    const ids = new Set(loads.map(({ load_id }) => load_id));
    const income = billed.lines.filter(({ loadId, centreId }) => loadId && centreId && ids.has(loadId));
    const back = income.map((line): JournalLine => {
      // Accruals are of the books alone.
      const { currency: _, currencyAmount: __, ...own } = line;
      return { ...own, amount: -line.amount as Cents };
    });
    const total = sumOf(back.map(({ amount }) => amount));
    if (total === 0n) continue;
    await postJournals(context, [
      {
        companyId: billed.companyId,
        area: 'sales',
        date: accruedOn,
        source: 'invoice',
        sourceId: billed.invoiceId,
        event: `${undone} ${accruedOn}`,
        document: billed.number,
        text: billed.number,
        lines: [...back, { accountId: account.id, amount: cents(-total) }],
      },
    ]);
  }
  await mirrorUndone(context, billed.companyId);
}

/** Each day of a company: what was taken back of accruals comes again on the day after the accrual, as the accrual itself goes. */
export function mirrorOnTheirDay(app: App): JobKind<object> {
  return dailyWork(app, {
    name: 'accruals-undone',
    work: 'accrualsUndone',
    schedule: '10,40 * * * *',
    turn: (context, { companyId }) => mirrorUndone(context, companyId),
  });
}

/** Mirrors what was taken back of accruals whose next day is in an open month by now; each once. */
export async function mirrorUndone(context: Context, companyId: string): Promise<void> {
  const { db, partition } = context;
  await withReachOfBooks(context, async () => {
    const { rows } = await sql<{ id: string; next_day: CalendarDate }>`
      select j.id, (j.posting_date + 1)::text as next_day from journal j
       where j.partition = ${partition} and j.company_id = ${companyId} and j.source = 'invoice' and j.event like ${`${undone} %`} and j.reversal_of is null
         and not exists (select from journal r where r.partition = j.partition and r.reversal_of = j.id) order by j.number`.execute(
      db,
    );
    for (const { id, next_day } of rows) {
      const on = await firstOpenDay(context, { companyId, area: 'sales', date: next_day });
      if (on !== undefined) await reverseStored(context, (await findJournal(context, id))!, { reason: '', on });
    }
  });
}

/** Loads that an accrual of the month of the invoice has counted: delivered in time, and billed after it was proposed. */
async function accruedLoads(
  { db, partition }: Context,
  { companyId, date, loadIds }: Billed,
): Promise<readonly Accrued[]> {
  const { rows } = await sql<Accrued>`
    select l.id as load_id, p.last_day::text as accrued_on
      from posting_period p
      join journal_proposal a on a.partition = p.partition and a.period_id = p.id and a.kind = 'accrual' and a.status = ${literal<ProposalState>('POSTED')}
      join company o on o.partition = p.partition and o.id = p.company_id
      join load l on l.partition = p.partition and l.id = any (${[...loadIds]}::uuid[])
       and (l.delivered_at at time zone o.time_zone)::date <= p.last_day and l.delivered_at <= a.created_at
     where p.partition = ${partition} and p.company_id = ${companyId} and p.no < 13 and ${date}::date between p.first_day and p.last_day`.execute(
    db,
  );
  return rows;
}
