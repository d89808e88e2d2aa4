import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { addDays } from '#platform/dates.ts';
import { quantityText, readQuantity } from '#platform/scaled.ts';
import { type KeptLine, type PayTrace, priceTrips } from './price-trips.ts';
import { writeBalances } from './balances.ts';
import { findRun, type StoredRun } from './queries.ts';
import { payRuns } from './lives.ts';
import { isDecided, isPayable } from './trip-facts.ts';

/** Trips of one transaction: few enough that nobody waits for it. */
const atOnce = 500;
/** So many days back a changed rate or category reaches trips that were paid already. */
const reachDays = 92;

/** Priced and settled are the two halves of the work; `done` leaves nothing behind. */
export type GatherStep = 'priced' | 'settled' | 'done' | 'gone';

/**
 * One step towards the lines of a run, in one transaction. The run is locked, so two that gather it come one after the
 * other, and nobody submits or removes it meanwhile. Whoever is killed is followed by somebody who finds what is left.
 */
export async function gatherStep(context: Context, runId: string): Promise<GatherStep> {
  const { db, partition } = context;
  await sql`select from driver_pay_run where partition = ${partition} and id = ${runId} for update`.execute(db);
  const run = await findRun(context, runId);
  if (!run || run.status !== 'DRAFT' || run.gathering_since === null) return 'gone';
  const loads = await toPrice(context, run);
  if (loads.length > 0) {
    await priceTrips(context, loads, { isRound: true });
    return 'priced';
  }
  if (await settle(context, run)) return 'settled';
  await sum(context, run);
  return 'done';
}

/** Loads with their proof that nobody priced since the run began to gather, or that changed since they were priced. */
async function toPrice({ db, partition }: Context, run: StoredRun): Promise<string[]> {
  const day = sql`(l.load_at at time zone ${run.time_zone})::date`;
  const since = addDays(run.period_from, -reachDays);
  const { rows } = await sql<{ id: string }>`
    select l.id from load l
      join driver d on d.partition = l.partition and d.id = l.driver_id and d.supplier_id is null
     where l.partition = ${partition} and l.company_id = ${run.company_id} and ${isPayable}
       and l.load_at >= (${run.period_from}::date::timestamp at time zone ${run.time_zone})
       and l.load_at < ((${run.period_to}::date + 1)::timestamp at time zone ${run.time_zone})
       and ${day} <= ${run.period_to}::date
       and not exists (select from trip_pay p where p.partition = l.partition and p.load_id = l.id)
    union all
    select p.load_id from trip_pay p join load l on l.partition = p.partition and l.id = p.load_id
      join driver d on d.partition = l.partition and d.id = l.driver_id and d.supplier_id is null
     where p.partition = ${partition} and p.company_id = ${run.company_id} and not p.is_settled
       and p.day <= ${run.period_to}::date and p.priced_at < ${run.gathering_since} and ${isDecided}
    union all
    select p.load_id from trip_pay p join load l on l.partition = p.partition and l.id = p.load_id
      join driver d on d.partition = l.partition and d.id = l.driver_id and d.supplier_id is null
     where p.partition = ${partition} and p.company_id = ${run.company_id} and p.is_settled
       and p.day between ${since}::date and ${run.period_to}::date and ${isDecided}
       and (p.load_version <> l.version or p.priced_at < (select greatest(
         (select max(updated_at) from driver_rate where partition = ${partition}),
         (select max(updated_at) from driver_rate_category where partition = ${partition}),
         (select max(greatest(created_at, agreed_at)) from driver_pay_term where partition = ${partition} and not waits))))
     limit ${atOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

interface OpenTrip {
  readonly id: string;
  readonly load_id: string;
  readonly day: CalendarDate;
  readonly trace: PayTrace;
  readonly words: string;
}
interface PaidLine {
  readonly load_id: string;
  readonly driver_id: string;
  readonly component: KeptLine['component'];
  readonly units: string;
  readonly amount: number;
  readonly elsewhere: boolean;
}

/** Writes what is missing between trips and what was paid for them; true while there may be more. */
async function settle({ db, partition }: Context, run: StoredRun): Promise<boolean> {
  const { rows: trips } = await sql<OpenTrip>`
    select p.id, p.load_id, p.day::text as day, p.trace, l.load_number || ' ' || l.origin || ' ' || l.destination as words
      from trip_pay p join load l on l.partition = p.partition and l.id = p.load_id
     where p.partition = ${partition} and p.company_id = ${run.company_id} and not p.is_settled and p.is_complete
       and p.day <= ${run.period_to}::date and ${isDecided}
     order by p.day, p.id limit ${atOnce} for update of p`.execute(db);
  if (trips.length === 0) return false;
  const loads = trips.map(({ load_id }) => load_id);
  const { rows: paid } = await sql<PaidLine>`
    select load_id, driver_id, component, sum(units)::text as units, sum(amount)::bigint as amount,
           bool_or(run_id <> ${run.id}) as elsewhere
      from driver_pay_line where partition = ${partition} and load_id = any (${loads}::uuid[])
     group by load_id, driver_id, component`.execute(db);
  const paidOf = Map.groupBy(paid, ({ load_id }) => load_id);
  const lines = trips.flatMap((trip) => linesOf(trip, paidOf.get(trip.load_id) ?? []));
  await sql`
    insert into driver_pay_line as n (partition, run_id, driver_id, load_id, component, is_difference, day, units, rate, rate_code, amount, search_words)
    select ${partition}, ${run.id}, r.driver_id, r.load_id, r.component, r.is_difference, r.day, r.units, r.rate, r.rate_code, r.amount,
           r.words || ' ' || d.name || ' ' || d.surname || ' ' || d.code
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(driver_id uuid, load_id uuid, component text, is_difference boolean,
             day date, units numeric, rate numeric, rate_code text, amount bigint, words text)
      join driver d on d.partition = ${partition} and d.id = r.driver_id
    on conflict (partition, run_id, load_id, driver_id, component) do update
       set units = n.units + excluded.units, amount = n.amount + excluded.amount, rate = excluded.rate, rate_code = excluded.rate_code,
           updated_at = now()`.execute(db);
  await sql`
    delete from driver_pay_line where partition = ${partition} and run_id = ${run.id} and load_id = any (${loads}::uuid[])
       and amount = 0`.execute(db);
  await sql`
    update trip_pay set is_settled = true
     where partition = ${partition} and id = any (${trips.map(({ id }) => id)}::uuid[])`.execute(db);
  return true;
}

/** What has to be added, line by line, so that everything paid for a load comes to what it is worth now. */
function linesOf({ load_id, day, trace, words }: OpenTrip, paid: readonly PaidLine[]) {
  const key = (driverId: string, component: string) => `${driverId} ${component}`;
  const before = new Map(paid.map((line) => [key(line.driver_id, line.component), line]));
  const isDifference = paid.some(({ elsewhere }) => elsewhere);
  const lineOf = (
    line: Pick<KeptLine, 'driverId' | 'component' | 'rate' | 'rateCode'>,
    units: string,
    amount: number,
  ) => ({
    driver_id: line.driverId,
    load_id,
    component: line.component,
    is_difference: isDifference,
    day,
    units,
    rate: line.rate,
    rate_code: line.rateCode,
    amount,
    words,
  });
  const now = trace.lines.map((line) => {
    const known = before.get(key(line.driverId, line.component));
    before.delete(key(line.driverId, line.component));
    if (!known) return lineOf(line, line.units, line.amount);
    return lineOf(line, less(line.units, known.units), line.amount - known.amount);
  });
  const gone = [...before.values()].map((line) =>
    lineOf(
      { driverId: line.driver_id, component: line.component, rate: '0', rateCode: '' },
      less('0', line.units),
      -line.amount,
    ),
  );
  return [...now, ...gone].filter(({ amount }) => amount !== 0);
}

function less(units: string, paid: string): string {
  return quantityText((readQuantity(units)! - readQuantity(paid)!) as NonNullable<ReturnType<typeof readQuantity>>);
}

/** What each driver gets, the run's total, and that it is complete. */
async function sum(context: Context, run: StoredRun): Promise<void> {
  const total = Number(await writeBalances(context, run));
  await payRuns.change(context, run, {
    columns: { total, gathering_since: null, gathered_at: context.now },
    event: 'gathered',
    before: { total: run.total },
    after: { total },
  });
}
