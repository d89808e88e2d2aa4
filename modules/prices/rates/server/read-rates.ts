import { type RawBuilder, sql } from 'kysely';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { readQuantity, readUnitPrice } from '#platform/scaled.ts';
import type { Extra, Priced } from '../price.ts';
import type { Matched } from '../resolve.ts';
import { partyAndEndNames, type StoredRate } from './queries.ts';
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

/** Columns of a version that a load needs. The dozen others would be a third of the work of reading one. */
const neededColumns = [
  'id',
  'code',
  'revision',
  'side',
  'party_kind',
  'customer_id',
  'bill_to_party_id',
  'supplier_id',
  'origin_scope',
  'origin_value',
  'origin_country',
  'destination_scope',
  'destination_value',
  'destination_country',
  'both_ways',
  'order_type_ids',
  'equipment_type_ids',
  'commodity_type_ids',
  'mass_from',
  'mass_to',
  'method',
  'rate',
  'bands',
  'band_mode',
  'min_units',
  'unit_rounding',
  'min_charge',
  'max_charge',
  'included_stops',
  'extra_stop',
  'free_standing_minutes',
  'standing_rate',
  'extras',
  'currency',
  'vat_code',
  'fuel_clause_id',
  'priority',
  'valid_from',
  'valid_to',
] as const satisfies readonly (keyof StoredRate)[];

/** A version with its names, those of its extras among them. */
export type StoredNamed = Pick<
  StoredRate,
  | (typeof neededColumns)[number]
  | 'customer_name'
  | 'bill_to_name'
  | 'supplier_name'
  | 'origin_name'
  | 'destination_name'
> & { readonly item_names: Readonly<Record<string, string>> | null };

/** What a version is made of as loads meet it; the table is `t`. */
export const namedRateColumns: RawBuilder<unknown> = sql`${sql.join(neededColumns.map((name) => sql.ref(`t.${name}`)))},
  ${partyAndEndNames},
  case when t.extras <> '[]' then (select jsonb_object_agg(i.id, i.name) from jsonb_array_elements(t.extras) e
    join item_master i on i.partition = t.partition and i.id = (e ->> 'itemMasterId')::uuid) end as item_names`;

/** Versions by their ids as loads meet them. */
export async function foundRates({ db, partition }: Reader, ids: readonly string[]): Promise<readonly FoundRate[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredNamed>`
    select ${namedRateColumns} from rate t where t.partition = ${partition} and t.id = any (${ids}::uuid[])`.execute(
    db,
  );
  return rows.map(foundRate);
}

const quantityOrNull = (value: string | null) => (value === null ? null : readQuantity(value)!);
const centsOrNull = (value: number | null) => (value === null ? null : cents(value));

export function foundRate(row: StoredNamed): FoundRate {
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
      description: row.item_names?.[extra.itemMasterId] ?? '',
      rate: readUnitPrice(extra.rate)!,
    })),
    currency: row.currency,
    vatCode: row.vat_code,
    fuelClauseId: row.fuel_clause_id,
    freeStandingMinutes: row.free_standing_minutes,
    standingRate: centsOrNull(row.standing_rate),
  };
}
