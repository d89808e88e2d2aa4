import { sql } from 'kysely';
import type { z } from 'zod';
import type { CalendarDate } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { PayComponent } from '#modules/prices/driver-rates/pay.ts';
import { findLoad } from '#modules/work/loads/server/index.ts';
import type { loadPay } from '../contract.ts';
import type { typedUnits } from '../fields.ts';
import type { DriverPayFailureCode } from '../messages/failures/index.ts';
import type { PayRunState } from '../status.ts';
import { type PayTrace, priceTrips } from './price-trips.ts';
import { isPayable } from './trip-facts.ts';

const fail = failures<FailureCode | DriverPayFailureCode>();

interface Pay {
  readonly day: CalendarDate;
  readonly total: number;
  readonly is_complete: boolean;
  readonly is_settled: boolean;
  readonly trace: PayTrace;
}

/** What a load is worth to its drivers, how that came about, and which runs paid it. */
export async function payOfLoad(context: Context, loadId: string): Promise<z.input<typeof loadPay>> {
  if (!(await findLoad(context, loadId))) throw fail('notFound', 'notFound');
  const [pay, typed, paid] = await Promise.all([
    payOf(context, loadId),
    typedFor(context, loadId),
    paidFor(context, loadId),
  ]);
  const trace = pay?.trace;
  const names = await driverNames(context, trace?.lines.map(({ driverId }) => driverId) ?? []);
  return {
    isPriced: pay !== undefined,
    day: pay?.day ?? null,
    categoryName: trace?.categoryName ?? '',
    routeType: trace?.routeType ?? null,
    total: cents(pay?.total ?? 0),
    isComplete: pay?.is_complete ?? false,
    isSettled: pay?.is_settled ?? false,
    findings: [...(trace?.findings ?? [])],
    lines: (trace?.lines ?? []).map((line) => ({
      ...line,
      driverName: names.get(line.driverId) ?? '',
      units: Number(line.units),
      rate: Number(line.rate),
      amount: cents(line.amount),
    })),
    typed,
    paid: paid.map(({ run_id, run_number, status, amount }) => ({
      runId: run_id,
      runNumber: run_number,
      status,
      amount: cents(amount),
    })),
  };
}

/**
 * Takes what somebody typed for a load, in the place of what was typed before, and prices the load again. What was paid
 * already stays; the next run pays the difference.
 */
export async function typeUnits(
  context: Context,
  loadId: string,
  units: z.output<typeof typedUnits>,
): Promise<z.input<typeof loadPay>> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const load = await findLoad(context, loadId);
  if (!load) throw fail('notFound', 'notFound');
  // Two who type at once come one after the other.
  await sql`select from load where partition = ${partition} and id = ${loadId} for no key update`.execute(db);
  const before = await typedFor(context, loadId);
  await sql`delete from trip_pay_unit where partition = ${partition} and load_id = ${loadId}`.execute(db);
  const typedById = actor.kind === 'user' ? actor.id : null;
  for (const { component, units: count, note } of units)
    await sql`
      insert into trip_pay_unit (partition, load_id, component, units, note, typed_by, typed_by_id)
      values (${partition}, ${loadId}, ${component}, ${count}, ${note}, ${actor.name}, ${typedById})`.execute(db);
  const priced = await priceTrips(context, [loadId]);
  if (!priced.has(loadId)) throw fail((await isPaid(context, loadId)) ? 'payNoDriver' : 'payNotProved', 'rule');
  const facts = (lines: readonly { readonly component: string; readonly units: number }[]) =>
    Object.fromEntries(lines.map(({ component, units: count }) => [component, count]));
  await context.audit({
    noun: 'tripPay',
    recordId: loadId,
    event: 'changed',
    before: facts(before),
    after: facts(units),
  });
  await context.publish('driverPay', 'driverPay.changed', loadId);
  return payOfLoad(context, loadId);
}

async function isPaid({ db, partition }: Context, loadId: string): Promise<boolean> {
  const { rows } = await sql`
    select from load l where l.partition = ${partition} and l.id = ${loadId} and ${isPayable}`.execute(db);
  return rows.length > 0;
}

async function payOf({ db, partition }: Context, loadId: string): Promise<Pay | undefined> {
  const { rows } = await sql<Pay>`
    select day::text as day, total, is_complete, is_settled, trace from trip_pay
     where partition = ${partition} and load_id = ${loadId}`.execute(db);
  return rows[0];
}

async function typedFor({ db, partition }: Context, loadId: string) {
  const { rows } = await sql<{ component: PayComponent; units: string; note: string; typed_by: string }>`
    select component, units::text as units, note, typed_by from trip_pay_unit
     where partition = ${partition} and load_id = ${loadId} order by component`.execute(db);
  return rows.map(({ component, units, note, typed_by }) => ({
    component,
    units: Number(units),
    note,
    typedBy: typed_by,
  }));
}

async function paidFor({ db, partition }: Context, loadId: string) {
  const { rows } = await sql<{ run_id: string; run_number: string; status: PayRunState; amount: number }>`
    select r.id as run_id, r.run_number, r.status, sum(l.amount)::bigint as amount
      from driver_pay_line l join driver_pay_run r on r.partition = l.partition and r.id = l.run_id
     where l.partition = ${partition} and l.load_id = ${loadId}
     group by r.id, r.run_number, r.status, r.period_to order by r.period_to`.execute(db);
  return rows;
}

async function driverNames({ db, partition }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name || ' ' || surname as name from driver where partition = ${partition} and id = any (${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
