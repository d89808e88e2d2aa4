import { sql } from 'kysely';
import { formatDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { Language } from '#platform/language.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents, formatMoney, inRand } from '#platform/money.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { sendLetter } from '#modules/base/companies/server/index.ts';
import type { DriverPayFailureCode } from '../messages/failures/index.ts';
import { driverPayMailTexts } from '../messages/mail/index.ts';
import { payRuns } from './lives.ts';
import { findRun } from './queries.ts';
import { makeStatement } from './statement/make-statement.ts';

const fail = failures<FailureCode | DriverPayFailureCode>();

/** Asks for the statements of a run, in the name of whoever pressed the button. */
interface Mailing {
  readonly partition: string;
  readonly runId: string;
  readonly by: string;
}
const mailingJob = { name: 'driver-pay-statements' };

/** Mails each driver of an approved run the statement, once; says how many will get one and how many have no address. */
export async function sendStatements(context: Context, id: string) {
  const { app, db, partition, actor } = context;
  const run = await payRuns.toChange(context, id);
  if (run.status !== 'APPROVED' && run.status !== 'POSTED') throw fail('payNotApproved', 'rule');
  const { rows } = await sql<{ mailed: number; without: number }>`
    select (count(*) filter (where d.email <> '' and s.id is null))::int as mailed, (count(*) filter (where d.email = ''))::int as without
      from (select distinct driver_id from driver_pay_line where partition = ${partition} and run_id = ${id}) l
      join driver d on d.partition = ${partition} and d.id = l.driver_id
      left join driver_pay_statement s on s.partition = ${partition} and s.run_id = ${id} and s.driver_id = d.id`.execute(
    db,
  );
  const { mailed, without } = rows[0]!;
  if (mailed > 0) {
    await payRuns.change(context, run, { event: 'statementsSent', after: { drivers: mailed } });
    await app.jobs.send<Mailing>(db, mailingJob, { partition, runId: id, by: actor.name });
    context.afterCommit(() => app.jobs.wake());
  }
  return { mailed, without };
}

/** Mails the statements one by one; after a kill the next attempt goes on with those who have none yet. */
export function driverPayMailing(app: App): JobKind<Mailing> {
  return { ...mailingJob, retries: 20, retryDelay: 2, lease: 600, work: (mailing) => mailStatements(app, mailing) };
}

/** Each statement in a transaction of its own, with the row that says that it was sent. */
export async function mailStatements(app: App, { partition, runId, by }: Mailing): Promise<void> {
  const system = systemContext(app, {
    language: 'en',
    requestId: `mail-${runId}`,
    operation: 'sendDriverPayStatements',
  });
  const { rows } = await sql<{ id: string }>`
    select distinct d.id from driver_pay_line l join driver d on d.partition = l.partition and d.id = l.driver_id
     where l.partition = ${partition} and l.run_id = ${runId} and d.email <> ''`.execute(
    app.database.writer(partition),
  );
  for (const { id } of rows) await inPartition(system, partition, (context) => mailOne(context, runId, id, by));
}

async function mailOne(context: Context, runId: string, driverId: string, by: string): Promise<void> {
  const { db, partition } = context;
  const run = await findRun(context, runId);
  const { rows } = await sql<{ name: string; email: string; language: Language; amount: number }>`
    select d.name || ' ' || d.surname as name, d.email, d.language, (sum(l.amount) - coalesce((select b.amount from driver_pay_balance b
             where b.partition = ${partition} and b.run_id = ${runId} and b.driver_id = ${driverId}), 0))::bigint as amount
      from driver d join driver_pay_line l on l.partition = d.partition and l.driver_id = d.id and l.run_id = ${runId}
     where d.partition = ${partition} and d.id = ${driverId} group by d.partition, d.id`.execute(db);
  const [driver] = rows;
  if (!run || !driver || driver.email === '') return;
  const { rows: made } = await sql`
    insert into driver_pay_statement (partition, run_id, driver_id, sent_to, sent_by)
    values (${partition}, ${runId}, ${driverId}, ${driver.email}, ${by})
    on conflict (partition, run_id, driver_id) do nothing returning id`.execute(db);
  if (made.length === 0) return;
  const paper = await makeStatement(context, run, driverId);
  await sendLetter(context, driverPayMailTexts, driver, run.company_id, (text, { trade_name: company }) => {
    const words = {
      company,
      date: formatDate(run.pay_day, driver.language),
      amount: formatMoney(inRand(cents(driver.amount)), driver.language),
    };
    return {
      purpose: 'driverPayStatement',
      subject: text('statementSubject', words),
      paragraphs: [text('statementIntro', words), text('statementAsk')],
      attachments: [paper],
    };
  });
}
