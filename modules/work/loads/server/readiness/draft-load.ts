import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { DraftFacts } from '#modules/work/loads/draft.ts';
import type { Submission } from '#modules/work/loads/submission.ts';
import { rateText } from '#modules/prices/exchange-rates/convert.ts';
import { latestRates } from '#modules/prices/exchange-rates/server/index.ts';
import { plannedTrip } from '#modules/work/loads/trip.ts';
import type { StoredLoad } from '../queries.ts';

/** The part of a load that the rules need; a draft that is still typed has as much of it as is known. */
export type AskedLoad = Pick<
  StoredLoad,
  'id' | 'customer_id' | 'company_id' | 'load_at' | 'trip_until' | 'time_zone' | 'countries' | 'load_value' | 'mass_kg'
> &
  Pick<StoredLoad, 'un_number' | 'distance_km'> & {
    readonly status?: StoredLoad['status'];
    readonly commodity_type_id: string | null;
    readonly equipment_type_id: string | null;
    /** Of what is not stored: the stops as they are typed. */
    readonly stops?: readonly AskedStop[];
  };
export interface AskedStop {
  readonly schedule_type: string;
  readonly window_start: Date | null;
  readonly window_end: Date | null;
  readonly stop_location_id: string | null;
  readonly stop_country: string;
}

/** The same with the country whose VAT its customer pays. */
type TaxedDraft = AskedLoad & Pick<StoredLoad, 'vat_country' | 'sell_currency' | 'sell_rate'>;

/** A stop as far as a price can depend on it. */
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

interface Owner {
  readonly company_id: string;
  readonly time_zone: string;
  readonly vat_country: string | null;
  readonly base_currency: string;
}

/** What somebody types, as the rules ask of a load; undefined while no customer is chosen that the caller has. */
export async function askedDraft(context: Context, draft: DraftFacts): Promise<TaxedDraft | undefined> {
  const { db, partition, now } = context;
  if (draft.customerId === null) return undefined;
  const { rows } = await sql<Owner>`
    select c.company_id, o.time_zone, o.address ->> 'country' as vat_country, o.base_currency from customer c join company o on o.partition = c.partition and o.id = c.company_id
     where c.partition = ${partition} and c.id = ${draft.customerId}`.execute(db);
  if (!rows[0]) return undefined;
  const { base_currency, ...owner } = rows[0];
  const currency = draft.sellCurrency === base_currency ? null : draft.sellCurrency;
  const rate = currency && (await latestRates(context, [currency], context.today)).get(`${currency} ${base_currency}`);
  const stops = await draftStops(context, draft);
  const trip = plannedTrip(stops);
  return {
    ...owner,
    sell_currency: rate ? currency : null,
    sell_rate: rate ? rateText(rate) : null,
    id: draft.id ?? '',
    customer_id: draft.customerId,
    commodity_type_id: draft.commodityTypeId,
    equipment_type_id: draft.equipmentTypeId,
    load_at: trip?.from ?? now,
    trip_until: trip?.until ?? null,
    countries: [...new Set(stops.map(({ stop_country }) => stop_country).filter((country) => country !== ''))],
    load_value: Number(draft.loadValue),
    mass_kg: draft.massKg === null ? null : String(draft.massKg),
    un_number: draft.unNumber,
    distance_km: draft.distanceKm === null ? null : String(draft.distanceKm),
    stops,
  };
}

/** The stops as they are typed; a location says its country. */
export async function draftStops(
  { db, partition }: Context,
  draft: DraftFacts,
): Promise<readonly (Submission['stops'][number] & RateableStop)[]> {
  const ids = draft.stops.flatMap(({ stopLocationId }) => stopLocationId ?? []);
  const { rows } = await sql<{ id: string; country: string; city: string | null; region: string | null }>`
    select id, country, city, region from location where partition = ${partition} and id = any (${ids}::uuid[])`.execute(
    db,
  );
  const places = new Map(rows.map((place) => [place.id, place]));
  return draft.stops.map((stop) => ({
    type: stop.type,
    schedule_type: stop.scheduleType,
    window_start: stop.windowStart,
    window_end: stop.windowEnd,
    planned_arrival: stop.plannedArrival,
    stop_location_id: stop.stopLocationId,
    address: stop.address,
    stop_country: places.get(stop.stopLocationId ?? '')?.country ?? stop.stopCountry,
    city: places.get(stop.stopLocationId ?? '')?.city ?? null,
    region: places.get(stop.stopLocationId ?? '')?.region ?? null,
    country: places.get(stop.stopLocationId ?? '')?.country ?? null,
    hasGoods: stop.hasGoods,
  }));
}
