import { sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { minus } from '#platform/calculations.ts';
import { type Cents, cents, centsOf } from '#platform/money.ts';
import { isAboveLimit, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { payTermsOn } from '#modules/base/pay-rates/server/index.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { proving } from '#modules/work/loads/side-statuses.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import type { MinimumUnit } from '#modules/prices/council-minimums/contract.ts';
import type { payRunRecord, payRunRow } from '../contract.ts';
import type { DriverPayFailureCode } from '../messages/failures/index.ts';
import { minimumFor } from '../minimum.ts';
import type { Finding } from '../price-trip.ts';
import type { StoredRun } from './queries.ts';

const noProof: readonly Finding[] = [{ code: 'proofMissing', component: '' }];

/** Trips without pay that are listed; more are counted. */
const listedAtMost = 200;

/** A run as lists show it. */
export function rowOf(stored: StoredRun): z.input<typeof payRunRow> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    runNumber: stored.run_number,
    companyName: stored.company_name,
    periodFrom: stored.period_from,
    periodTo: stored.period_to,
    payDay: stored.pay_day,
    status: stored.status,
    total: cents(stored.total),
    isGathering: stored.gathering_since !== null,
    drivers: stored.drivers,
    trips: stored.trips,
    note: stored.note,
    submittedBy: stored.submitted_by ?? '',
    decidedBy: stored.decided_by ?? '',
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

/** Everything about one run, for its page. */
export async function recordOf(context: Context, stored: StoredRun): Promise<z.input<typeof payRunRecord>> {
  const [paid, unpaid] = await Promise.all([paidBy(context, stored), unpaidBy(context, stored)]);
  const { actor } = context;
  const stake = { kind: 'driverPay', amount: cents(stored.total) };
  return {
    ...rowOf(stored),
    companyId: stored.company_id,
    submittedAt: stored.submitted_at?.toISOString() ?? null,
    decidedAt: stored.decided_at?.toISOString() ?? null,
    decisionReason: stored.decision_reason,
    postedBy: stored.posted_by ?? '',
    postedAt: stored.posted_at?.toISOString() ?? null,
    createdBy: stored.created_by,
    createdAt: stored.created_at.toISOString(),
    decisionBarrier: isBarredFrom(actor, 'approveDriverPay', stored.edited_by)
      ? ('ownPayRun' satisfies DriverPayFailureCode)
      : null,
    isAboveLimit: isAboveLimit(actor, 'tripDirector.approveDriverPay', stake),
    paid,
    ...unpaid,
  };
}

interface PaidRow {
  readonly driver_id: string;
  readonly driver_name: string;
  readonly employee_no: string;
  readonly category_name: string | null;
  readonly has_email: boolean;
  readonly sent_at: Date | null;
  readonly trips: number;
  readonly amount: number;
  readonly difference: number;
  readonly moved: number;
  /** Without what belongs to days before the period. */
  readonly earned: number;
  readonly minutes: number;
  readonly days: number;
  readonly grade: string | null;
  readonly unit: MinimumUnit | null;
  readonly minimum: string | null;
}

/** Each driver of the run: trips, amounts, and the council's minimum for the grade that holds at the end of the period. */
async function paidBy({ db, partition }: Context, run: StoredRun) {
  const { rows } = await sql<PaidRow>`
    with line as (
      select driver_id, count(distinct load_id)::int as trips, sum(amount)::bigint as amount,
             coalesce(sum(amount) filter (where is_difference), 0)::bigint as difference,
             coalesce(sum(amount) filter (where day >= ${run.period_from}::date), 0)::bigint as earned
        from driver_pay_line where partition = ${partition} and run_id = ${run.id} group by driver_id),
    worked as (
      select l.driver_id, coalesce(sum(p.minutes), 0)::int as minutes from
        (select distinct driver_id, load_id from driver_pay_line
          where partition = ${partition} and run_id = ${run.id} and day >= ${run.period_from}::date) l
        join trip_pay p on p.partition = ${partition} and p.load_id = l.load_id group by l.driver_id),
    on_days as (
      select l.driver_id, count(distinct each)::int as days from
        (select distinct driver_id, load_id from driver_pay_line
          where partition = ${partition} and run_id = ${run.id} and day >= ${run.period_from}::date) l
        join trip_pay p on p.partition = ${partition} and p.load_id = l.load_id
        cross join lateral generate_series(p.first_day, p.last_day, interval '1 day') each group by l.driver_id)
    select line.*, coalesce(b.amount, 0)::bigint as moved, d.name || ' ' || d.surname as driver_name, d.code as employee_no, d.email <> '' as has_email,
           g.name as category_name, s.sent_at, coalesce(w.minutes, 0) as minutes, coalesce(o.days, 0) as days,
           m.name as grade, m.terms ->> 'unit' as unit, m.terms ->> 'amount' as minimum
      from line
      join driver d on d.partition = ${partition} and d.id = line.driver_id
      left join driver_pay_balance b on b.partition = ${partition} and b.run_id = ${run.id} and b.driver_id = line.driver_id
      left join worked w on w.driver_id = line.driver_id
      left join on_days o on o.driver_id = line.driver_id
      left join lateral (select t.category_id, t.grade from driver_pay_term t
        where t.partition = ${partition} and t.driver_id = line.driver_id and t.valid_from <= ${run.period_to}::date and not t.waits
        order by t.valid_from desc limit 1) term on true
      left join driver_rate_category g on g.partition = ${partition} and g.id = term.category_id
      left join lateral (select c.name, ${payTermsOn(partition, sql`c.id`, sql`${run.period_to}::date`)} as terms from council_minimum c
        where c.partition = ${partition} and c.is_active and lower(c.name) = lower(term.grade)
          and daterange(c.valid_from, c.valid_to, '[]') @> ${run.period_to}::date) m on true
      left join driver_pay_statement s on s.partition = ${partition} and s.run_id = ${run.id} and s.driver_id = line.driver_id
     order by driver_name, line.driver_id`.execute(db);
  return rows.map((row) => ({
    driverId: row.driver_id,
    driverName: row.driver_name,
    employeeNo: row.employee_no,
    categoryName: row.category_name ?? '',
    trips: row.trips,
    amount: cents(row.amount),
    difference: cents(row.difference),
    moved: cents(row.moved),
    paid: minus(cents(row.amount), cents(row.moved)),
    minimum: minimumOf(row, run),
    hasEmail: row.has_email,
    sentAt: row.sent_at?.toISOString() ?? null,
  }));
}

function minimumOf(row: PaidRow, run: { readonly period_from: CalendarDate; readonly period_to: CalendarDate }) {
  const least: Cents | undefined = row.minimum === null ? undefined : centsOf(row.minimum);
  if (least === undefined || row.unit === null) return null;
  const { minutes, days } = row;
  const amount = minimumFor(least, row.unit, { from: run.period_from, to: run.period_to, minutes, days });
  return { grade: row.grade ?? '', unit: row.unit, amount, isBelow: cents(row.earned) < amount };
}

/** Loads up to the end of the period that no run can pay: something is missing of the trip, or its proof is. */
async function unpaidBy({ db, partition }: Context, run: StoredRun) {
  const { rows } = await sql<{
    load_id: string;
    load_number: string;
    day: CalendarDate;
    driver_name: string;
    findings: Finding[];
    count: number;
  }>`
    select u.load_id, u.load_number, u.day::text as day, d.name || ' ' || d.surname as driver_name, u.findings, count(*) over ()::int as count
      from (
        select p.load_id, l.load_number, p.day, p.driver_id, p.trace -> 'findings' as findings
          from trip_pay p join load l on l.partition = p.partition and l.id = p.load_id
         where p.partition = ${partition} and p.company_id = ${run.company_id} and not p.is_settled and not p.is_complete
           and p.day <= ${run.period_to}::date
        union all
        select l.id, l.load_number, (l.load_at at time zone ${run.time_zone})::date, l.driver_id, ${JSON.stringify(noProof)}::jsonb
          from load l
         where l.partition = ${partition} and l.company_id = ${run.company_id} and l.status = ${literal<LoadState>('DELIVERED')}
           and l.pod_status in ${setOf(proving, 'unproven')}
           and l.load_at >= (${run.period_from}::date::timestamp at time zone ${run.time_zone})
           and l.load_at < ((${run.period_to}::date + 1)::timestamp at time zone ${run.time_zone})
           and not exists (select from trip_pay p where p.partition = l.partition and p.load_id = l.id and not p.is_settled and not p.is_complete)
           and not exists (select from driver_pay_line n where n.partition = l.partition and n.load_id = l.id)) u
      join driver d on d.partition = ${partition} and d.id = u.driver_id and d.supplier_id is null
     order by u.day, u.load_id limit ${listedAtMost}`.execute(db);
  return {
    unpaid: rows.map(({ load_id, load_number, day, driver_name, findings }) => ({
      loadId: load_id,
      loadNumber: load_number,
      day,
      driverName: driver_name,
      findings,
    })),
    unpaidCount: rows[0]?.count ?? 0,
  };
}
