import { sql } from 'kysely';
import { sumOf } from '#platform/calculations.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { type Cents, cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import { type JournalLine, postJournals, withReachOfBooks } from '#modules/money/ledger/server/index.ts';
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
  readonly reversed_on: CalendarDate;
}

/**
 * Takes the accrual of loads back that are invoiced into the month in which they were accrued: on the accrual's own day, and
 * not again on the day on which the accrual reverses itself (work-and-money.md §11). Nothing where no such accrual is posted.
 */
export async function undoAccruals(context: Context, billed: Billed): Promise<void> {
  const accrued = await withReachOfBooks(context, () => accruedLoads(context, billed));
  if (accrued.length === 0) return;
  const account = await accountOfRole(context, 'accruedIncome');
  if (!account) return;
  for (const [accruedOn, loads] of Map.groupBy(accrued, ({ accrued_on }) => accrued_on)) {
    const ids = new Set(loads.map(({ load_id }) => load_id));
    const income = billed.lines.filter(({ loadId, centreId }) => loadId && centreId && ids.has(loadId));
    const back = income.map((line): JournalLine => ({ ...line, amount: -line.amount as Cents }));
    const total = sumOf(back.map(({ amount }) => amount));
    if (back.length === 0 || total === 0n) continue;
    const lines: readonly JournalLine[] = [...back, { accountId: account.id, amount: cents(-total) }];
    const place = { companyId: billed.companyId, area: 'sales' as const };
    const reversedOn = loads[0]!.reversed_on;
    const again = await firstOpenDay(context, { ...place, date: reversedOn });
    if (again === undefined) continue;
    const posting = {
      ...place,
      source: 'invoice' as const,
      sourceId: billed.invoiceId,
      document: billed.number,
      text: billed.number,
    };
    await postJournals(context, [
      { ...posting, date: accruedOn, event: `accrual undone ${accruedOn}`, lines },
      {
        ...posting,
        date: again,
        event: `accrual undone again ${accruedOn}`,
        lines: lines.map((line) => ({ ...line, amount: -line.amount as Cents })),
      },
    ]);
  }
}

/** Loads that an accrual of the month of the invoice has counted: delivered in time, and billed after it was proposed. */
async function accruedLoads(
  { db, partition }: Context,
  { companyId, date, loadIds }: Billed,
): Promise<readonly Accrued[]> {
  const { rows } = await sql<Accrued>`
    select l.id as load_id, p.last_day::text as accrued_on, (p.last_day + 1)::text as reversed_on
      from posting_period p
      join journal_proposal a on a.partition = p.partition and a.period_id = p.id and a.kind = 'accrual' and a.status = 'POSTED'
      join company o on o.partition = p.partition and o.id = p.company_id
      join load l on l.partition = p.partition and l.id = any (${[...loadIds]}::uuid[])
       and (l.delivered_at at time zone o.time_zone)::date <= p.last_day and l.delivered_at <= a.created_at
     where p.partition = ${partition} and p.company_id = ${companyId} and p.no < 13 and ${date}::date between p.first_day and p.last_day`.execute(
    db,
  );
  return rows;
}
