import { sql } from 'kysely';
import { divideRounded } from '#platform/calculations.ts';
import { todayIn } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { cents } from '#platform/money.ts';
import { type Quantity, readPercent, readQuantity } from '#platform/scaled.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import { payTermsOn } from '#modules/base/pay-rates/server/index.ts';
import { readRate } from '#modules/prices/exchange-rates/convert.ts';
import { type LoadToRate, zonesOf, zonesOfPlaces } from '#modules/prices/rates/server/index.ts';
import { agreedSources } from '#modules/work/loads/charge-kinds.ts';
import type { RateableStop, StoredCharge, StoredLoad } from '#modules/work/loads/server/index.ts';

type Place = LoadToRate['origin'];
type Reader = Pick<Context, 'db' | 'partition'>;
type Source = StoredCharge['source'];

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
  | 'sell_currency'
  | 'sell_rate'
>;

/** Places by the ids of their locations, kept from one batch of loads to the next. */
export type KnownPlaces = Map<string, Place>;

/**
 * Loads as rates ask for them, in their order; by one statement, however many they are. With `sellStands` the customer's side
 * is not rated: shares of it follow the charges that it has.
 */
export async function rateableLoads(
  reader: Reader,
  loads: readonly RateableLoad[],
  places: KnownPlaces = new Map(),
  { sellStands = false }: { readonly sellStands?: boolean } = {},
): Promise<readonly LoadToRate[]> {
  const rows = await factsOf(reader, loads, places);
  for (const { stop } of rows) if (stop && !places.has(stop.key)) places.set(stop.key, knownPlace(stop));
  const byLoad = Map.groupBy(rows, ({ load_id }) => load_id);
  return loads.map((load) => {
    const own = byLoad.get(load.id) ?? [];
    const stops = own.flatMap(({ stop }) => stop ?? []);
    return rateable(load, stops, places, supplierFacts(own[0], sellStands));
  });
}

/** The same of loads whose stops are known, because they are about to be written; nobody carries them yet. */
export async function withStops(
  reader: Reader,
  loads: readonly RateableLoad[],
  stops: ReadonlyMap<string, readonly RateableStop[]>,
): Promise<readonly LoadToRate[]> {
  const keyed = new Map(
    [...stops].map(([id, own]) => [id, own.map((stop) => ({ ...stop, key: keyOf(stop), zones: null }))] as const),
  );
  const fresh = [...new Map([...keyed.values()].flat().map((stop) => [stop.key, knownPlace(stop)])).entries()];
  const zones = await zonesOf(
    reader,
    fresh.map(([, place]) => place),
  );
  const places = new Map(fresh.map(([key, place], at) => [key, { ...place, zoneIds: zones[at]! }]));
  return loads.map((load) => rateable(load, keyed.get(load.id) ?? [], places, supplierFacts(undefined, false)));
}

const loadingDay = ({ time_zone, load_at }: Pick<RateableLoad, 'time_zone' | 'load_at'>) => todayIn(time_zone, load_at);

const keyOf = ({ stop_location_id, stop_country }: RateableStop) => stop_location_id ?? `country ${stop_country}`;

function rateable(
  load: RateableLoad,
  stops: readonly Stop[],
  places: KnownPlaces,
  ofSupplier: SupplierFacts,
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
      loading: loadingDay(load),
      delivery: day(last?.window_start ?? load.trip_until ?? load.load_at),
      order: day(load.created_at),
    },
    units: unitsOf(load, stops),
    ...ofSupplier,
    sellIn: load.sell_currency !== null && { currency: load.sell_currency, rate: readRate(load.sell_rate!)! },
    isInternational: new Set(stops.map(({ stop_country }) => stop_country).filter(Boolean)).size > 1,
  };
}

interface Stop extends RateableStop {
  readonly key: string;
  /** Of a place that was not known before; null where no zone holds it. */
  readonly zones: readonly string[] | null;
}
interface FactRow {
  readonly load_id: string;
  /** What its supplier gets without a rate. */
  readonly payable: string | null;
  readonly is_vendor: boolean | null;
  /** What the customer pays, in cents: agreed by people, or by an earlier rating; null where there is no such charge. */
  readonly agreed: number | null;
  readonly rated: number | null;
  readonly rated_fuel: number | null;
  /** Undefined of a load without stops. */
  readonly stop: Stop | undefined;
}

/** The stops of loads in their order with what the places are, which zones hold those that are not known, and what suppliers get. */
async function factsOf(
  { db, partition }: Reader,
  loads: readonly RateableLoad[],
  places: KnownPlaces,
): Promise<readonly FactRow[]> {
  if (loads.length === 0) return [];
  // As JSON: of a list PostgreSQL counts the elements each time, and plans the statement anew instead of keeping its plan.
  const asked = loads.map((load) => ({ load_id: load.id, supplier_id: load.supplier_id, day: loadingDay(load) }));
  const { rows } = await sql<Omit<FactRow, 'stop'> & Stop & { readonly has_stop: boolean }>`
    with /* keyed */ stops as materialized (
      select a.load_id, p.payable, p.is_vendor, h.agreed, h.rated, h.rated_fuel, s.id is not null as has_stop, s.sequence, s.type, s.window_start, s.stop_location_id, s.stop_country,
             n.city, n.region, n.country, coalesce(s.stop_location_id::text, 'country ' || s.stop_country) as key
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(load_id uuid, supplier_id uuid, day date)
        left join lateral (select ${payTermsOn(partition, sql`a.supplier_id`, sql`a.day`)} ->> 'payableRateInPercentage' as payable,
                                  is_vat_registered as is_vendor from supplier where partition = ${partition} and id = a.supplier_id) p on true
        left join lateral (select sum(net) filter (where source = any (${agreedSources}::text[]))::float8 as agreed,
                                  sum(net) filter (where source = ${literal<Source>('rate')})::float8 as rated,
                                  sum(net) filter (where source = ${literal<Source>('fuel')})::float8 as rated_fuel
                             from load_charge where partition = ${partition} and load_id = a.load_id and side = 'sell'
                              and a.supplier_id is not null) h on true
        left join stop s on s.partition = ${partition} and s.load_id = a.load_id
        left join location n on n.partition = ${partition} and n.id = s.stop_location_id),
    place as materialized (
      select distinct key, stop_location_id as location_id, search_key(coalesce(city, '')) as city, search_key(coalesce(country, stop_country)) as country
        from stops where has_stop and key not in (select jsonb_array_elements_text(${JSON.stringify([...places.keys()])}::jsonb))),
    zones as (${zonesOfPlaces(partition)})
    select s.*, z.ids as zones from stops s left join zones z on z.key = s.key order by s.load_id, s.sequence`.execute(
    db,
  );
  return rows.map(({ load_id, payable, is_vendor, agreed, rated, rated_fuel, has_stop, ...stop }) => ({
    load_id,
    payable,
    is_vendor,
    agreed,
    rated,
    rated_fuel,
    stop: has_stop ? stop : undefined,
  }));
}

type SupplierFacts = Pick<LoadToRate, 'payablePercent' | 'customerPays' | 'supplierIsVendor'>;

function supplierFacts(row: FactRow | undefined, sellStands: boolean): SupplierFacts {
  const of = (amount: number | null | undefined) => cents(amount ?? 0);
  const customerPays =
    typeof row?.agreed === 'number'
      ? { linehaul: of(row.agreed), fuel: of(0), isAgreed: true }
      : sellStands && typeof row?.rated === 'number'
        ? { linehaul: of(row.rated), fuel: of(row.rated_fuel), isAgreed: false }
        : null;
  return {
    payablePercent: readPercent(row?.payable ?? 0)!,
    customerPays,
    supplierIsVendor: row?.is_vendor ?? true,
  };
}

function knownPlace({ stop_location_id, stop_country, city, region, country, zones }: Stop): Place {
  return {
    locationId: stop_location_id,
    city: city ?? '',
    region: region ?? '',
    country: country ?? stop_country,
    zoneIds: zones ?? [],
  };
}

function placeOf(stop: Stop | undefined, places: KnownPlaces): Place {
  const nowhere = { locationId: null, city: '', region: '', country: '', zoneIds: [] };
  return stop ? places.get(stop.key)! : nowhere;
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
