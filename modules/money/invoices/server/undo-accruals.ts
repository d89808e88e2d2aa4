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
  readonly source: 'invoice' | 'purchaseInvoice';
  readonly invoiceId: string;
  readonly companyId: string;
  readonly number: string;
  /** On which it is posted. */
  readonly date: CalendarDate;
  /** What was accrued and is in the books by its document now, as that posts it: by load, or by the line of an order. */
  readonly lines: readonly (JournalLine & { readonly orderLineId?: string | null })[];
}

interface Accrued {
  /** A load, or a line of an order. */
  readonly of_id: string;
  readonly accrued_on: CalendarDate;
}

const undone = 'accrual undone';
/** Where a source is posted, and where its accrual stands. */
const places = {
  invoice: { area: 'sales', role: 'accruedIncome' },
  purchaseInvoice: { area: 'purchases', role: 'accruedCost' },
} as const;

/**
 * Takes the accrual of loads and orders back that are invoiced into the month in which they were accrued: on the accrual's own
 * day; the day on which the accrual reverses itself mirrors that (work-and-money.md §11). Nothing where no such accrual is posted.
 */
export async function undoAccruals(context: Context, billed: Billed): Promise<void> {
  const accrued = await withReachOfBooks(context, () => accruedOf(context, billed));
  if (accrued.length === 0) return;
  const { area, role } = places[billed.source];
  const account = await accountOfRole(context, role);
  if (!account) return;
  for (const [accruedOn, some] of Map.groupBy(accrued, ({ accrued_on }) => accrued_on)) {
    const ids = new Set(some.map(({ of_id }) => of_id));
    const back = billed.lines
      .filter(({ loadId, orderLineId, centreId }) => centreId && ids.has(loadId ?? orderLineId ?? ''))
      .map((line): JournalLine => {
        // Accruals are of the books alone.
        const { currency: _, currencyAmount: __, ...own } = line;
        return { ...own, amount: -line.amount as Cents };
      });
    const total = sumOf(back.map(({ amount }) => amount));
    if (total === 0n) continue;
    await postJournals(context, [
      {
        companyId: billed.companyId,
        area,
        date: accruedOn,
        source: billed.source,
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
    const { rows } = await sql<{ id: string; source: keyof typeof places; next_day: CalendarDate }>`
      select j.id, j.source, (j.posting_date + 1)::text as next_day from journal j
       where j.partition = ${partition} and j.company_id = ${companyId} and j.source = any (${Object.keys(places)}::text[]) and j.event like ${`${undone} %`} and j.reversal_of is null
         and not exists (select from journal r where r.partition = j.partition and r.reversal_of = j.id) order by j.number`.execute(
      db,
    );
    for (const { id, source, next_day } of rows) {
      const on = await firstOpenDay(context, { companyId, area: places[source].area, date: next_day });
      if (on !== undefined) await reverseStored(context, (await findJournal(context, id))!, { reason: '', on });
    }
  });
}

/** What an accrual of the month of the invoice has counted: delivered or received in time, and billed after it was proposed. */
async function accruedOf({ db, partition }: Context, { companyId, date, lines }: Billed): Promise<readonly Accrued[]> {
  const idsOf = (key: 'loadId' | 'orderLineId') => [...new Set(lines.flatMap((line) => line[key] ?? []))];
  const { rows } = await sql<Accrued>`
    with accrual as (
      select p.last_day, a.created_at, o.time_zone
        from posting_period p
        join journal_proposal a on a.partition = p.partition and a.period_id = p.id and a.kind = 'accrual' and a.status = ${literal<ProposalState>('POSTED')}
        join company o on o.partition = p.partition and o.id = p.company_id
       where p.partition = ${partition} and p.company_id = ${companyId} and p.no < 13 and ${date}::date between p.first_day and p.last_day)
    select l.id as of_id, a.last_day::text as accrued_on
      from accrual a join load l on l.partition = ${partition} and l.id = any (${idsOf('loadId')}::uuid[])
       and (l.delivered_at at time zone a.time_zone)::date <= a.last_day and l.delivered_at <= a.created_at
    union all
    select n.id, a.last_day::text
      from accrual a join company_order_line n on n.partition = ${partition} and n.id = any (${idsOf('orderLineId')}::uuid[])
     where exists (select from company_order_movement m join company_order_receipt r on r.partition = m.partition and r.id = m.receipt_id
       where m.partition = n.partition and m.line_id = n.id and m.moved_on <= a.last_day and r.received_at <= a.created_at)`.execute(
    db,
  );
  return rows;
}
