import { type RawBuilder, sql } from 'kysely';
import { type CalendarDate, daysBetween } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { driverPayOf, eventsOf, inBook, linesOf, loadsOf, type Period, workshopOf } from './lines.ts';

/** A vehicle, and the first day that counts of it. */
export interface Counted {
  readonly id: string;
  readonly from: CalendarDate;
}

type Reader = Pick<Context, 'db' | 'partition' | 'timeZone'>;

/** Days before a period in which a fill may have begun a span that ends in it. */
const spanDays = 366;

interface LineSums {
  readonly id: string;
  readonly loggedKm: number;
  readonly loadedKm: number;
  readonly emptyKm: number;
  readonly privateKm: number;
  readonly fuelCost: number;
  readonly tollCost: number;
  readonly daysUsed: number;
  /** Of each factor of emissions in turn, those that were burnt while it held. */
  readonly litres: readonly number[];
}

interface SpanSums {
  readonly id: string;
  readonly km: number;
  readonly litres: number;
}

interface LoadSums {
  readonly id: string;
  readonly trips: number;
  readonly tons: number;
  readonly revenue: number;
  readonly timed: number;
  readonly onTime: number;
}

interface CostSums {
  readonly id: string;
  readonly amount: number;
}

interface EventSums {
  readonly id: string;
  readonly speedings: number;
  readonly harshDrivings: number;
  readonly fuelDrops: number;
}

/** What is added up of each vehicle, by their ids: the database does it, since a year of a fleet is a million rows. */
export interface Sums {
  readonly lines: ReadonlyMap<string, LineSums>;
  readonly spans: ReadonlyMap<string, SpanSums>;
  readonly loads: ReadonlyMap<string, LoadSums>;
  readonly workshop: ReadonlyMap<string, CostSums>;
  readonly driver: ReadonlyMap<string, CostSums>;
  readonly events: ReadonlyMap<string, EventSums>;
}

/** The sums of vehicles over a period, each from its own first day; litres apart for each of the days `since` which a factor holds. */
export async function sumsOf(
  reader: Reader,
  vehicles: readonly Counted[],
  period: Period,
  since: readonly CalendarDate[],
): Promise<Sums> {
  const ids = vehicles.map(({ id }) => id);
  const own = sql`unnest(${ids}::uuid[], ${vehicles.map(({ from }) => from)}::date[]) c (id, first_day)`;
  /** Rows of a query from the first day of their vehicle on. */
  const read = async <Row extends { readonly id: string }>(
    columns: RawBuilder<unknown>,
    query: RawBuilder<unknown>,
  ) => {
    const { rows } = await sql<Row>`
      select t.vehicle_id as id, ${columns} from (${query}) t join ${own} on c.id = t.vehicle_id and t.day >= c.first_day
       group by t.vehicle_id`.execute(reader.db);
    return rows;
  };
  const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  const costs = (query: RawBuilder<unknown>) => read<CostSums>(sql`sum(t.amount)::bigint as amount`, query);
  const trip = sql`t.kind = 'trip' and t.counts`;
  const kmOf = (purpose: string) =>
    sql`coalesce(sum(t.km) filter (where ${trip} and t.purpose = ${purpose}), 0)::float8`;
  const lines = linesOf(reader, ids, period);
  // A bit for each day: counting distinct days would sort or hash all lines.
  const noDays = '0'.repeat(daysBetween(period.from, period.to) + 1);
  const litres = since.map((from, place) => {
    const until = since[place + 1];
    const isBefore = until === undefined ? sql`` : sql` and t.day < ${until}::date`;
    return sql`coalesce(sum(t.litres) filter (where t.kind = 'fuel' and t.day >= ${from}::date${isBefore}), 0)::float8`;
  });
  const [lineSums, spans, loads, workshop, driver, events] = await Promise.all([
    read<LineSums>(
      sql`coalesce(sum(t.km) filter (where ${trip}), 0)::float8 as "loggedKm", ${kmOf('load')} as "loadedKm", ${kmOf('empty')} as "emptyKm",
          ${kmOf('private')} as "privateKm", coalesce(sum(t.amount) filter (where t.kind = 'fuel'), 0)::bigint as "fuelCost",
          coalesce(sum(t.amount) filter (where t.kind = 'toll'), 0)::bigint as "tollCost", array[${sql.join(litres)}] as litres,
          coalesce(bit_count(bit_or(set_bit(${noDays}::bit varying, t.day - ${period.from}::date, 1)) filter (where ${trip})), 0)::int as "daysUsed"`,
      lines,
    ),
    spanSums(reader, ids, own, period),
    read<LoadSums>(
      sql`count(*)::int as trips, round(sum(t.tons), 3)::float8 as tons, sum(t.revenue)::bigint as revenue,
          coalesce(sum(t.timed), 0)::int as timed, coalesce(sum(t.on_time), 0)::int as "onTime"`,
      loadsOf(reader, ids, period),
    ),
    costs(workshopOf(reader, ids, period)),
    costs(driverPayOf(reader, ids, period)),
    read<EventSums>(
      sql`(count(*) filter (where t.kind = 'speeding'))::int as speedings, (count(*) filter (where t.kind = 'harshDriving'))::int as "harshDrivings",
          (count(*) filter (where t.kind = 'fuelDrop'))::int as "fuelDrops"`,
      eventsOf(reader, ids, period),
    ),
  ]);
  return {
    lines: byId(lineSums),
    spans: byId(spans),
    loads: byId(loads),
    workshop: byId(workshop),
    driver: byId(driver),
    events: byId(events),
  };
}

/**
 * Spans between two full fills with a reading that end in the period, in the order of time. What was filled between them
 * without a reading, or not up to the brim, joins the span: its litres were burnt in it. Consumption is known in no other way.
 */
async function spanSums(
  { db, partition }: Reader,
  ids: readonly string[],
  own: RawBuilder<unknown>,
  { from, to }: Period,
): Promise<readonly SpanSums[]> {
  const { rows } = await sql<SpanSums>`
    with fill as (
      select t.vehicle_id, t.day, t.ended_at, t.id, t.is_full, t.odometer_km,
             sum(t.litres) over (partition by t.vehicle_id order by t.ended_at, t.id) as filled
        from fleet_log_line t
       where t.partition = ${partition} and t.vehicle_id = any (${ids}::uuid[]) and t.kind = 'fuel' and ${inBook}
         and t.reverses_id is null and not t.is_reversed and t.day between ${from}::date - ${spanDays}::int and ${to}::date),
    span as (
      select vehicle_id, day, odometer_km - lag(odometer_km) over w as km, filled - lag(filled) over w as litres
        from fill where is_full and odometer_km is not null
      window w as (partition by vehicle_id order by ended_at, id))
    select t.vehicle_id as id, sum(t.km)::float8 as km, sum(t.litres)::float8 as litres
      from span t join ${own} on c.id = t.vehicle_id and t.day >= c.first_day
     where t.km > 0 and t.day >= ${from}::date group by t.vehicle_id`.execute(db);
  return rows;
}
