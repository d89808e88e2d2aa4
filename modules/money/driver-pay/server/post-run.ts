import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { accountOfRole } from '#modules/money/journal-accounts/server/index.ts';
import { type JournalLine, postJournal } from '#modules/money/ledger/server/index.ts';
import { openBooks, postingDay } from '#modules/money/posting-periods/server/index.ts';
import type { DriverPayFailureCode } from '../messages/failures/index.ts';
import type { StoredRun } from './queries.ts';

const fail = failures<DriverPayFailureCode>();

/**
 * Posts a run when it becomes final: what each profit centre's loads have cost, against what is owed to each driver. It is
 * posted on the last day of its period, or on the first open day after it.
 */
export async function postRun(context: Context, run: StoredRun): Promise<void> {
  const company = await openBooks(context, run.company_id);
  const [cost, payable] = await Promise.all([
    accountOfRole(context, 'driverCost'),
    accountOfRole(context, 'driverPayable'),
  ]);
  if (!cost || !payable) throw fail('payAccountsMissing', 'rule');
  const { byCentre, byDriver } = await sumsOf(context, run.id);
  const lines: JournalLine[] = [
    ...byCentre.map(({ id, amount }) => ({
      accountId: cost.id,
      centreId: id,
      amount: cents(amount),
      vatCode: cost.vatCode,
    })),
    ...byDriver.map(({ id, amount }) => ({
      accountId: payable.id,
      party: { kind: 'driver' as const, id },
      amount: cents(-amount),
    })),
  ].filter(({ amount }) => amount !== 0n);
  // Nothing is owed where all differences of a run cancel each other.
  if (lines.length === 0) return;
  const place = { companyId: run.company_id, area: 'journals', date: run.period_to } as const;
  await postJournal(context, {
    companyId: run.company_id,
    area: 'journals',
    date: await postingDay(context, place, company.today),
    documentDate: run.period_to,
    source: 'driverPay',
    sourceId: run.id,
    event: 'posted',
    document: run.run_number,
    text: run.note || run.run_number,
    approvedBy: run.decided_by ?? '',
    lines,
  });
}

interface Sum {
  readonly id: string;
  readonly amount: number;
}

async function sumsOf({ db, partition }: Context, runId: string) {
  const { rows: byCentre } = await sql<Sum>`
    select l.profit_centre_id as id, sum(p.amount)::bigint as amount from driver_pay_line p
      join load l on l.partition = p.partition and l.id = p.load_id
     where p.partition = ${partition} and p.run_id = ${runId} group by l.profit_centre_id order by l.profit_centre_id`.execute(
    db,
  );
  const { rows: byDriver } = await sql<Sum>`
    select driver_id as id, sum(amount)::bigint as amount from driver_pay_line
     where partition = ${partition} and run_id = ${runId} group by driver_id order by driver_id`.execute(db);
  return { byCentre, byDriver };
}
