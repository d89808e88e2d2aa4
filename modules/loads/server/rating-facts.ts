import { sql } from 'kysely';
import { divideRounded } from '#platform/calculations.ts';
import { todayIn } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Percent, type Quantity, readPercent, readQuantity } from '#platform/scaled.ts';
import { type LoadToRate, zonesOf } from '#modules/rates/server/index.ts';
import type { StoredLoad } from './queries.ts';

type Place = LoadToRate['origin'];
type Reader = Pick<Context, 'db' | 'partition'>;

/** What a load says of itself that its price can depend on. */
export type RateableLoad = Pick<
  StoredLoad,
  | 'id'
  | 'customer_id'
  | 'bill_to_party_id'
  | 'supplier_id'
  | 'order_type_id'
  | 'equipment_type_id'
  | 'commodity_type_id'
  | 'load_at'
  | 'trip_until'
  | 'created_at'
  | 'distance_km'
  | 'mass_kg'
  | 'volume_m3'
  | 'pallets'
  | 'container_number'
  | 'time_zone'
>;

/** Places by the ids of their locations, kept from one batch of loads to the next. */
export type KnownPlaces = Map<string, Place>;

/** Loads as rates ask for them, in their order. */
export async function rateableLoads(
  reader: Reader,
  loads: readonly RateableLoad[],
  places: KnownPlaces = new Map(),
): Promise<readonly LoadToRate[]> {
  return withStops(reader, loads, await stopsByLoad(reader, loads), places);
}

/** The same of loads whose stops are known, because they are about to be written. */
export async function withStops(
  reader: Reader,
  loads: readonly RateableLoad[],
  stops: ReadonlyMap<string, readonly RateableStop[]>,
  places: KnownPlaces = new Map(),
): Promise<readonly LoadToRate[]> {
  const [payable] = await Promise.all([
    payablePercents(reader, loads),
    learnPlaces(reader, [...stops.values()].flat(), places),
  ]);
  return loads.map((load) => rateable(load, stops.get(load.id) ?? [], places, payable));
}

function rateable(
  load: RateableLoad,
  stops: readonly RateableStop[],
  places: KnownPlaces,
  payable: ReadonlyMap<string, Percent>,
): LoadToRate {
  const [first, last] = [stops[0], stops.at(-1)];
  const day = (moment: Date) => todayIn(load.time_zone, moment);
  return {
    customerId: load.customer_id,
    billToPartyId: load.bill_to_party_id,
    supplierId: load.supplier_id,
    orderTypeId: load.order_type_id,
    equipmentTypeId: load.equipment_type_id,
    commodityTypeId: load.commodity_type_id,
    origin: placeOf(first, places),
    destination: placeOf(stops.length > 1 ? last : undefined, places),
    tons: tonsOf(load),
    days: {
      loading: day(load.load_at),
      delivery: day(last?.window_start ?? load.trip_until ?? load.load_at),
      order: day(load.created_at),
    },
    units: unitsOf(load, stops),
    payablePercent: payable.get(load.supplier_id ?? '') ?? readPercent(0)!,
  };
}

export interface RateableStop {
  readonly type: string;
  readonly window_start: Date | null;
  readonly stop_location_id: string | null;
  readonly stop_country: string;
  /** Of the location; null where the stop has none. */
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

async function stopsByLoad(
  { db, partition }: Reader,
  loads: readonly RateableLoad[],
): Promise<ReadonlyMap<string, readonly RateableStop[]>> {
  const { rows } = await sql<RateableStop & { readonly load_id: string }>`
    select s.load_id, s.type, s.window_start, s.stop_location_id, s.stop_country, n.city, n.region, n.country
      from stop s left join location n on n.partition = s.partition and n.id = s.stop_location_id
     where s.partition = ${partition} and s.load_id = any (${loads.map(({ id }) => id)}::uuid[])
     order by s.load_id, s.sequence`.execute(db);
  return Map.groupBy(rows, ({ load_id }) => load_id);
}

const keyOf = ({ stop_location_id, stop_country }: RateableStop) => stop_location_id ?? `country ${stop_country}`;

async function learnPlaces(reader: Reader, stops: readonly RateableStop[], places: KnownPlaces): Promise<void> {
  const fresh = [...new Map(stops.map((stop) => [keyOf(stop), stop])).values()].filter(
    (stop) => !places.has(keyOf(stop)),
  );
  const without = fresh.map(({ stop_location_id, city, region, country, stop_country }) => ({
    locationId: stop_location_id,
    city: city ?? '',
    region: region ?? '',
    country: country ?? stop_country,
  }));
  const zones = await zonesOf(reader, without);
  for (const [at, stop] of fresh.entries()) places.set(keyOf(stop), { ...without[at]!, zoneIds: zones[at]! });
}

function placeOf(stop: RateableStop | undefined, places: KnownPlaces): Place {
  const nowhere = { locationId: null, city: '', region: '', country: '', zoneIds: [] };
  return stop ? places.get(keyOf(stop))! : nowhere;
}

async function payablePercents(
  { db, partition }: Reader,
  loads: readonly RateableLoad[],
): Promise<ReadonlyMap<string, Percent>> {
  const ids = [...new Set(loads.flatMap(({ supplier_id }) => supplier_id ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; rate: string | null }>`
    select id, payable_rate::text as rate from supplier where partition = ${partition} and id = any (${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, rate }) => [id, readPercent(rate ?? 0)!]));
}

/** Kilograms with one decimal as tonnes with three. */
function tonsOf({ mass_kg }: Pick<RateableLoad, 'mass_kg'>): Quantity | null {
  if (mass_kg === null || Number(mass_kg) === 0) return null;
  return divideRounded(readQuantity(mass_kg)!, 1000n) as Quantity;
}

const hour = 3_600_000;
const count = (units: number | null) => (units === null || units <= 0 ? null : readQuantity(units)!);
const stated = (units: string | null) => (units === null || Number(units) === 0 ? null : readQuantity(units)!);

function unitsOf(load: RateableLoad, stops: readonly RateableStop[]): LoadToRate['units'] {
  const { load_at, trip_until } = load;
  const hours = trip_until === null ? null : (trip_until.getTime() - load_at.getTime()) / hour;
  const day = (moment: Date) => Date.parse(todayIn(load.time_zone, moment)) / (24 * hour);
  return {
    perLoad: count(1),
    perKm: stated(load.distance_km),
    perTon: tonsOf(load),
    perM3: stated(load.volume_m3),
    perPallet: count(load.pallets),
    perStop: count(stops.filter(({ type }) => type === 'pickup' || type === 'delivery').length),
    perHour: hours === null ? null : count(Math.round(hours * 1000) / 1000),
    // A trip that ends on the day it began takes one day.
    perDay: trip_until === null ? null : count(day(trip_until) - day(load_at) + 1),
    perContainer: load.container_number === '' ? null : count(1),
  };
}
