import { sql } from 'kysely';
import { divideRounded } from '#platform/calculations.ts';
import { todayIn } from '#platform/dates.ts';
import type { Context } from '#platform/server/implement.ts';
import { type Percent, type Quantity, readPercent, readQuantity } from '#platform/scaled.ts';
import { type LoadToRate, zonesOf } from '#modules/rates/server/index.ts';
import { stopsOf, type StoredLoad, type StoredStop } from './queries.ts';

type Place = LoadToRate['origin'];

/** What a load says of itself, as rates ask for it. */
export async function rateableLoad(context: Pick<Context, 'db' | 'partition'>, load: StoredLoad): Promise<LoadToRate> {
  const stops = await stopsOf(context, load.id);
  const [first, last] = [stops[0], stops.at(-1)];
  const [origin, destination, payable] = await Promise.all([
    placeOf(context, first),
    placeOf(context, stops.length > 1 ? last : undefined),
    payablePercent(context, load.supplier_id),
  ]);
  const day = (moment: Date) => todayIn(load.time_zone, moment);
  return {
    customerId: load.customer_id,
    billToPartyId: load.bill_to_party_id,
    supplierId: load.supplier_id,
    orderTypeId: load.order_type_id,
    equipmentTypeId: load.equipment_type_id,
    commodityTypeId: load.commodity_type_id,
    origin,
    destination,
    tons: tonsOf(load),
    days: {
      loading: day(load.load_at),
      delivery: day(last?.window_start ?? load.trip_until ?? load.load_at),
      order: day(load.created_at),
    },
    units: unitsOf(load, stops),
    payablePercent: payable,
  };
}

async function placeOf(context: Pick<Context, 'db' | 'partition'>, stop: StoredStop | undefined): Promise<Place> {
  const { db, partition } = context;
  if (!stop) return { locationId: null, city: '', region: '', country: '', zoneIds: [] };
  const { rows } = await sql<{ city: string; region: string; country: string }>`
    select city, region, country from location where partition = ${partition} and id = ${stop.stop_location_id}`.execute(
    db,
  );
  const { city, region, country } = rows[0] ?? { city: '', region: '', country: stop.stop_country };
  const place = { locationId: stop.stop_location_id, city, region, country };
  return { ...place, zoneIds: await zonesOf(context, place) };
}

async function payablePercent(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  id: string | null,
): Promise<Percent> {
  if (id === null) return readPercent(0)!;
  const { rows } = await sql<{ rate: string }>`
    select payable_rate::text as rate from supplier where partition = ${partition} and id = ${id}`.execute(db);
  return readPercent(rows[0]?.rate ?? 0)!;
}

/** Kilograms with one decimal as tonnes with three. */
function tonsOf({ mass_kg }: Pick<StoredLoad, 'mass_kg'>): Quantity | null {
  if (mass_kg === null || Number(mass_kg) === 0) return null;
  return divideRounded(readQuantity(mass_kg)!, 1000n) as Quantity;
}

const hour = 3_600_000;
const count = (units: number | null) => (units === null || units <= 0 ? null : readQuantity(units)!);
const stated = (units: string | null) => (units === null || Number(units) === 0 ? null : readQuantity(units)!);

function unitsOf(load: StoredLoad, stops: readonly StoredStop[]): LoadToRate['units'] {
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
