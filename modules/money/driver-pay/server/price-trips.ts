import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { noCents } from '#platform/money.ts';
import { quantityText, unitPriceText } from '#platform/scaled.ts';
import { type Finding, type PricedLine, type PricedTrip, priceTrip, type TripFacts } from '../price-trip.ts';
import { ratesFor, type Trip, tripsOf } from './trip-facts.ts';

/** A line as it is kept: decimals as texts, amounts as whole cents. */
export interface KeptLine {
  readonly driverId: string;
  readonly component: PricedLine['component'];
  readonly units: string;
  readonly rate: string;
  readonly rateCode: string;
  readonly amount: number;
  readonly isTyped: boolean;
}
/** How the pay of a load came about, as it was decided then. */
export interface PayTrace {
  readonly lines: readonly KeptLine[];
  readonly findings: readonly Finding[];
  readonly categoryName: string;
  readonly routeType: TripFacts['routeType'];
}

const kept = (line: PricedLine): KeptLine => ({
  ...line,
  units: quantityText(line.units),
  rate: unitPriceText(line.rate),
  amount: Number(line.amount),
});

/** Of a load that was cancelled; what was paid for it before is a difference. */
const worthNothing: PricedTrip = { lines: [], total: noCents, findings: [], isComplete: true };

/**
 * Prices loads as they are now, as far as drivers are paid for them. What comes to something else than before waits for a run; what comes to the same stays as
 * it was. A run that gathers says `isRound`: it marks when it was here, also where nothing changed.
 */
export async function priceTrips(
  context: Pick<Context, 'db' | 'partition'>,
  loadIds: readonly string[],
  { isRound = false }: { readonly isRound?: boolean } = {},
): Promise<ReadonlyMap<string, PricedTrip>> {
  const trips = await tripsOf(context, loadIds);
  if (trips.length === 0) return new Map();
  const rates = await ratesFor(context, trips);
  const priced = trips.map((trip) => ({
    trip,
    pay: trip.isCancelled ? worthNothing : priceTrip(trip.facts, trip.terms, rates, trip.typed),
  }));
  const rows = priced.map(({ trip, pay }) => rowOf(trip, pay));
  await sql`
    insert into trip_pay as p (partition, company_id, load_id, driver_id, co_driver_id, day, first_day, last_day, minutes,
                               is_complete, total, trace, load_version, priced_at)
    select ${context.partition}, r.company_id, r.load_id, r.driver_id, r.co_driver_id, r.day, r.first_day, r.last_day, r.minutes,
           r.is_complete, r.total, r.trace, r.load_version, clock_timestamp()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(company_id uuid, load_id uuid, driver_id uuid, co_driver_id uuid,
             day date, first_day date, last_day date, minutes int, is_complete boolean, total bigint, trace jsonb, load_version int)
     order by r.load_id
    on conflict (partition, load_id) do update
       set driver_id = excluded.driver_id, co_driver_id = excluded.co_driver_id, day = excluded.day, first_day = excluded.first_day,
           last_day = excluded.last_day, minutes = excluded.minutes, is_complete = excluded.is_complete, total = excluded.total,
           is_settled = p.is_settled and excluded.is_complete and p.trace -> 'lines' = excluded.trace -> 'lines',
           trace = excluded.trace, load_version = excluded.load_version, priced_at = excluded.priced_at
     where ${isRound} or (p.load_version, p.trace, p.day, p.first_day, p.last_day, p.minutes) is distinct from
       (excluded.load_version, excluded.trace, excluded.day, excluded.first_day, excluded.last_day, excluded.minutes)`.execute(
    context.db,
  );
  return new Map(priced.map(({ trip, pay }) => [trip.loadId, pay]));
}

function rowOf({ loadId, loadVersion, companyId, facts, categoryName }: Trip, pay: PricedTrip) {
  const trace: PayTrace = {
    lines: pay.lines.map(kept),
    findings: pay.findings,
    categoryName,
    routeType: facts.routeType,
  };
  return {
    company_id: companyId,
    load_id: loadId,
    driver_id: facts.driverId,
    co_driver_id: facts.coDriverId,
    day: facts.day,
    first_day: facts.firstDay,
    last_day: facts.lastDay,
    minutes: facts.minutes ?? 0,
    is_complete: pay.isComplete,
    total: Number(pay.total),
    trace,
    load_version: loadVersion,
  };
}
