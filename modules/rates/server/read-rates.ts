import { sql } from 'kysely';
import { addDays, type CalendarDate } from '#platform/dates.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { readPercent, readQuantity, readUnitPrice } from '#platform/scaled.ts';
import type { FuelClause, FuelPriceInForce } from '../fuel.ts';
import { keysOfPlace, type Place } from '../lanes.ts';
import type { Extra, Priced } from '../price.ts';
import { type Asked, type Matched, partiesOf } from '../resolve.ts';
import { rateColumns, type StoredRate } from './queries.ts';
import { destinationOf, originOf, partyNameOf } from './records.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** A rate as a load meets it: what decides whether it holds, what makes its price, and what people call it. */
export interface FoundRate extends Matched, Priced {
  readonly code: string;
  readonly revision: number;
  readonly partyName: string;
  readonly originName: string;
  readonly destinationName: string;
  readonly currency: string;
  readonly vatCode: StoredRate['vat_code'];
  readonly fuelClauseId: string | null;
  readonly freeStandingMinutes: number | null;
  readonly standingRate: ReturnType<typeof cents> | null;
}

const everybody = '00000000-0000-0000-0000-000000000000';

/** Every approved rate of the load's parties on one of its lanes on its day: a probe of the index for each pair of ends. */
export async function ratesFor({ db, partition }: Reader, asked: Asked): Promise<readonly FoundRate[]> {
  const parties = partiesOf(asked).map((id) => id ?? everybody);
  const [from, to] = [keysOfPlace(asked.origin), keysOfPlace(asked.destination)];
  const inForce = sql`t.status = 'APPROVED' and t.valid_from <= ${asked.day}::date and (t.valid_to is null or t.valid_to >= ${asked.day}::date)`;
  const one = (origins: readonly string[], destinations: readonly string[]) => sql`
    select t.id from rate t where t.partition = ${partition} and t.side = ${asked.side} and t.party_id = any (${parties}::uuid[])
      and t.origin_key = any (${origins}::text[]) and t.destination_key = any (${destinations}::text[]) and ${inForce}`;
  const { rows } = await sql<StoredRate>`
    select ${rateColumns} from rate t
     where t.partition = ${partition} and t.id in (${one(from, to)} union all ${one(to, from)} and t.both_ways)`.execute(
    db,
  );
  return foundRates({ db, partition }, rows);
}

/** Stored versions as loads meet them. */
export async function foundRates(reader: Reader, rows: readonly StoredRate[]): Promise<readonly FoundRate[]> {
  const names = await itemNames(reader, rows);
  return rows.map((row) => foundOf(row, names));
}

async function itemNames({ db, partition }: Reader, rows: readonly StoredRate[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ extras }) => extras.map(({ itemMasterId }) => itemMasterId));
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: string; name: string }>`
    select id, name from item_master where partition = ${partition} and id = any (${ids}::uuid[])`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

const quantityOrNull = (value: string | null) => (value === null ? null : readQuantity(value)!);
const centsOrNull = (value: number | null) => (value === null ? null : cents(value));

function foundOf(row: StoredRate, names: ReadonlyMap<string, string>): FoundRate {
  const [origin, destination] = [originOf(row), destinationOf(row)];
  return {
    id: row.id,
    code: row.code,
    revision: row.revision,
    side: row.side,
    partyKind: row.party_kind,
    partyId: row.bill_to_party_id ?? row.customer_id ?? row.supplier_id,
    partyName: partyNameOf(row),
    origin,
    destination,
    originName: row.origin_name ?? (origin.value || origin.country),
    destinationName: row.destination_name ?? (destination.value || destination.country),
    bothWays: row.both_ways,
    orderTypeIds: row.order_type_ids,
    equipmentTypeIds: row.equipment_type_ids,
    commodityTypeIds: row.commodity_type_ids,
    massFrom: quantityOrNull(row.mass_from),
    massTo: quantityOrNull(row.mass_to),
    priority: row.priority,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    method: row.method,
    rate: readUnitPrice(row.rate)!,
    bands: row.bands.map(({ from, rate }) => ({ from: readQuantity(from)!, rate: readUnitPrice(rate)! })),
    bandMode: row.band_mode,
    minUnits: quantityOrNull(row.min_units),
    unitRounding: row.unit_rounding,
    minCharge: centsOrNull(row.min_charge),
    maxCharge: centsOrNull(row.max_charge),
    includedStops: row.included_stops,
    extraStop: centsOrNull(row.extra_stop),
    extras: row.extras.map((extra): Extra => ({
      ...extra,
      description: names.get(extra.itemMasterId) ?? '',
      rate: readUnitPrice(extra.rate)!,
    })),
    currency: row.currency,
    vatCode: row.vat_code,
    fuelClauseId: row.fuel_clause_id,
    freeStandingMinutes: row.free_standing_minutes,
    standingRate: centsOrNull(row.standing_rate),
  };
}

/** The zones that hold a place: by its own id, or by its city. */
export async function zonesOf({ db, partition }: Reader, place: Omit<Place, 'zoneIds'>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select z.id from rate_zone z
     where z.partition = ${partition} and z.is_active
       and (${place.locationId}::uuid = any (z.location_ids)
         or ${place.city} <> '' and search_key(z.country) = search_key(${place.country})
           and search_key(${place.city}) = any (string_to_array(search_key(z.cities), ', ')))`.execute(db);
  return rows.map(({ id }) => id);
}

interface StoredClause {
  readonly id: string;
  readonly code: string;
  readonly calculation: 'Basic' | 'Manual';
  readonly value_type: 'Percent' | 'Currency';
  readonly fuel_type: string;
  readonly region: string;
  readonly zone: string;
  readonly kind: string;
  readonly base_price: string | null;
  readonly weight_percent: string;
  readonly threshold_percent: string | null;
  readonly floor_percent: string | null;
  readonly cap_percent: string | null;
  readonly manual_value: string | null;
  readonly applies_to: 'linehaul' | 'linehaulAndExtras';
  readonly date_basis: 'loading' | 'delivery' | 'order';
  readonly missing_price: 'refuse' | 'latest';
  readonly show_as_line: boolean;
}

/** The days of a load that a clause can go by. */
export interface LoadDays {
  readonly loading: CalendarDate;
  readonly delivery: CalendarDate;
  readonly order: CalendarDate;
}

/** A clause with the price that counts for a load's days; `price` is null where none was captured and none may be taken. */
export interface ClauseInForce {
  readonly clause: FuelClause;
  readonly price: FuelPriceInForce | null;
  readonly day: CalendarDate;
}

const percentOrNull = (value: string | null) => (value === null ? null : readPercent(value)!);

/** The clause that a rate names, and the price of fuel on its day. */
export async function clauseInForce(
  reader: Reader,
  clauseId: string,
  days: LoadDays,
): Promise<ClauseInForce | undefined> {
  const { db, partition } = reader;
  const { rows } = await sql<StoredClause>`
    select * from fuel_clause where partition = ${partition} and id = ${clauseId} and is_active`.execute(db);
  const [stored] = rows;
  if (!stored) return undefined;
  const { base_price } = stored;
  const clause: FuelClause = {
    id: stored.id,
    code: stored.code,
    calculation: stored.calculation,
    valueType: stored.value_type,
    terms:
      stored.calculation === 'Manual' || base_price === null
        ? null
        : {
            basePrice: readUnitPrice(base_price)!,
            weight: readPercent(stored.weight_percent)!,
            threshold: percentOrNull(stored.threshold_percent),
            floor: percentOrNull(stored.floor_percent),
            cap: percentOrNull(stored.cap_percent),
          },
    manualValue: stored.manual_value === null ? null : readUnitPrice(stored.manual_value)!,
    appliesTo: stored.applies_to,
    showAsLine: stored.show_as_line,
  };
  const day = days[stored.date_basis];
  return { clause, price: clause.calculation === 'Manual' ? null : await priceOn(reader, stored, day), day };
}

/** The newest price on or before a day; where there is none and the clause allows it, the one that came next. */
async function priceOn(
  { db, partition }: Reader,
  { fuel_type, region, zone, kind, missing_price }: StoredClause,
  day: CalendarDate,
): Promise<FuelPriceInForce | null> {
  const { rows } = await sql<{ price: string; day: CalendarDate }>`
    select price_per_litre::text as price, effective_from::text as day from fuel_price
     where partition = ${partition} and is_active and fuel_type = ${fuel_type} and region = ${region} and zone = ${zone} and kind = ${kind}
     order by effective_from > ${day}::date, abs(effective_from - ${day}::date) limit 1`.execute(db);
  const [found] = rows;
  if (!found || (found.day > day && missing_price === 'refuse')) return null;
  return { price: readUnitPrice(found.price)!, effectiveFrom: found.day, isLatestKnown: found.day >= addDays(day, 1) };
}
