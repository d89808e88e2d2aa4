import { sql } from 'kysely';
import type { z } from 'zod';
import { addDays, type CalendarDate, daysBetween, formatDate } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumber } from '#platform/server/numbers.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { payRunFields } from '../fields.ts';
import type { DriverPayFailureCode } from '../messages/failures/index.ts';
import { gatherJob } from './gather-job-name.ts';
import { payRuns } from './lives.ts';
import { findRun, type StoredRun } from './queries.ts';

const fail = failures<FailureCode | DriverPayFailureCode>();
/** Work of next month is not paid yet. */
const aheadAtMost = 31;

/** The company whose drivers are paid: the one that is named, else the caller's, else the partition's client. */
async function companyFor({ db, partition, actor }: Context, companyId: string | null): Promise<string> {
  const asked = companyId ?? (actor.kind === 'user' ? actor.companyId : null);
  const { rows } = await sql<{ id: string }>`
    select id from company where partition = ${partition} and is_client and is_active
       and (${asked}::uuid is null or id = ${asked}::uuid) order by created_at limit 1`.execute(db);
  if (!rows[0]) throw invalidFields({ companyId: { code: 'notFound' } });
  return rows[0].id;
}

/** A draft for a period that no other run of the company touches; a job gathers its lines. */
export async function createRun(context: Context, input: z.output<typeof payRunFields>): Promise<StoredRun> {
  refuseWhenScoped(context);
  const { db, partition, actor, today } = context;
  const companyId = await companyFor(context, input.companyId);
  const refuse = (field: string, code: DriverPayFailureCode, details = {}) =>
    invalidFields({ [field]: { code, details } });
  if (daysBetween(today, input.periodTo) > aheadAtMost) throw refuse('periodTo', 'payPeriodAhead');
  // Two who begin the same period come one after the other; the exclusion constraint holds it whoever writes.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`driverPay ${partition} ${companyId}`}, 0))`.execute(db);
  const { rows: taken } = await sql<{ run_number: string; period_to: CalendarDate }>`
    select run_number, period_to::text as period_to from driver_pay_run
     where partition = ${partition} and company_id = ${companyId}
       and daterange(period_from, period_to, '[]') && daterange(${input.periodFrom}::date, ${input.periodTo}::date, '[]')
     order by period_to desc limit 1`.execute(db);
  if (taken[0])
    throw refuse('periodFrom', 'payPeriodTaken', {
      number: taken[0].run_number,
      date: formatDate(taken[0].period_to, context.language),
    });
  const runNumber = `DP-${String(await plainNumber(context, { companyId, kind: 'driverPay' })).padStart(4, '0')}`;
  const row = await db
    .insertInto('driver_pay_run')
    .values({
      partition,
      company_id: companyId,
      run_number: runNumber,
      period_from: input.periodFrom,
      period_to: input.periodTo,
      pay_day: input.payDay,
      note: input.note,
      gathering_since: sql<Date>`clock_timestamp()` as never,
      gathered_at: null,
      edited_by: actor.kind === 'user' ? [actor.id] : [],
      submitted_by: null,
      submitted_at: null,
      decided_by: null,
      decided_at: null,
      posted_by: null,
      posted_at: null,
      created_by: actor.name,
      updated_by: actor.name,
      search_words: `${runNumber} ${input.note}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = (await findRun(context, row.id))!;
  await payRuns.announce(context, stored, {
    event: 'created',
    after: { runNumber, periodFrom: input.periodFrom, periodTo: input.periodTo, payDay: input.payDay },
  });
  await queueGathering(context, stored.id);
  return stored;
}

/** Lets a job gather the lines, once the transaction is there. */
export async function queueGathering({ app, db, partition, afterCommit }: Context, runId: string): Promise<void> {
  await app.jobs.send(db, gatherJob, { partition, runId });
  afterCommit(() => app.jobs.wake());
}

/** The days that follow the last run of a company, as long as that one was; the week that has ended where there is none. */
export async function nextPeriod(context: Context, companyId: string | null) {
  const { db, partition, today } = context;
  const { rows } = await sql<{ period_from: CalendarDate; period_to: CalendarDate; pay_day: CalendarDate }>`
    select period_from::text as period_from, period_to::text as period_to, pay_day::text as pay_day from driver_pay_run
     where partition = ${partition} and company_id = ${await companyFor(context, companyId)}
     order by period_to desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) {
    const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    const sunday = addDays(today, -weekday - 1);
    return { periodFrom: addDays(sunday, -6), periodTo: sunday, payDay: addDays(sunday, 5) };
  }
  const periodFrom = addDays(last.period_to, 1);
  const periodTo = addDays(periodFrom, daysBetween(last.period_from, last.period_to));
  return { periodFrom, periodTo, payDay: addDays(periodTo, Math.max(0, daysBetween(last.period_to, last.pay_day))) };
}

/** Removes a draft with its lines; its trips wait for another run. */
export async function removeRun(context: Context, id: string): Promise<{ id: string }> {
  const { db, partition } = context;
  const stored = await payRuns.toChange(context, id);
  if (stored.status !== 'DRAFT') throw fail('notAllowedInState', 'rule', { state: stored.status });
  await sql`
    update trip_pay p set is_settled = false
     where p.partition = ${partition} and exists (select from driver_pay_line l
       where l.partition = p.partition and l.run_id = ${id} and l.load_id = p.load_id)`.execute(db);
  await sql`delete from driver_pay_line where partition = ${partition} and run_id = ${id}`.execute(db);
  await sql`delete from driver_pay_balance where partition = ${partition} and run_id = ${id}`.execute(db);
  await sql`delete from driver_pay_run where partition = ${partition} and id = ${id}`.execute(db);
  await payRuns.announce(context, stored, { event: 'removed', before: { runNumber: stored.run_number } });
  return { id };
}
