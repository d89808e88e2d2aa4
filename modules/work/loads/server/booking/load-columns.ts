import type { Insertable } from 'kysely';
import { cents } from '#platform/money.ts';
import { eachValue, renaming } from '#platform/renamed.ts';
import type { Facts } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';
import type { KnownRecords } from './known.ts';
import type { BareLoad } from '../queries.ts';

/** What the list is searched in, without the customer (see the column). */
export function searchWords(
  load: { readonly load_number: string; readonly registration_number: string | null },
  input: LoadInput,
  { origin, destination }: { readonly origin: string; readonly destination: string },
): string {
  return [
    load.load_number,
    ...input.orderNumbers.map(({ number }) => number),
    origin,
    destination,
    input.supplierReference,
    input.container.number,
    load.registration_number ?? '',
  ]
    .filter((word) => word !== '')
    .join(' ');
}

/** Fields that the wire and the row hold alike, with their columns. */
const alike = renaming({
  orderTypeId: 'order_type_id',
  customerId: 'customer_id',
  billToPartyId: 'bill_to_party_id',
  equipmentTypeId: 'equipment_type_id',
  commodityTypeId: 'commodity_type_id',
  packingTypeId: 'packing_type_id',
  directionReason: 'direction_reason',
  pieces: 'pieces',
  pallets: 'pallets',
  unNumber: 'un_number',
  dangerClass: 'danger_class',
  packingGroup: 'packing_group',
  emergencyPhone: 'emergency_phone',
  distanceSource: 'distance_source',
  instructions: 'instructions',
  internalNotes: 'internal_notes',
  supplierReference: 'supplier_reference',
});

/** Numbers on the wire, and `numeric` in the row, which comes as text. */
const decimals = renaming({
  massKg: 'mass_kg',
  volumeM3: 'volume_m3',
  temperatureMin: 'temperature_min',
  temperatureMax: 'temperature_max',
  distanceKm: 'distance_km',
});

/** The columns of single fields, for statements that name them. */
export const loadFieldColumns = { ...alike.names, ...decimals.names };

const textOf = (value: number | null) => (value === null ? null : String(value));
const numberOf = (value: string | null) => (value === null ? null : Number(value));

/** The columns of the load's own row, from its form. */
export function columnsOf(input: LoadInput, known: KnownRecords) {
  return {
    // What is dangerous by its commodity says so on every paper, also where nobody typed it.
    ...alike.columns({ ...input, ...known.danger }),
    ...eachValue(decimals.columns(input), textOf),
    profit_centre_id: known.profitCentreId,
    order_numbers: JSON.stringify(input.orderNumbers),
    direction: input.direction ?? 'domestic',
    load_value: Number(input.loadValue),
    container_number: input.container.number,
    seal_nos: input.container.sealNos,
    sell_currency: known.sellCurrency,
    sell_rate: known.sellRate,
  } satisfies Partial<Insertable<Tables['load']>>;
}

/** The fields of the form, from the load's own row. */
export function fieldsOf(row: BareLoad) {
  return {
    ...alike.fields(row),
    ...eachValue(decimals.fields(row), numberOf),
    profitCentreId: row.profit_centre_id,
    orderNumbers: row.order_numbers,
    direction: row.direction,
    loadValue: cents(row.load_value),
    container: { number: row.container_number, sealNos: row.seal_nos },
    sellCurrency: row.sell_currency,
  } satisfies Record<Exclude<keyof LoadInput, 'stops' | 'charges'>, unknown>;
}

interface Named {
  readonly loadNumber: string;
  readonly orderTypeName: string;
  readonly customerName: string;
  readonly equipmentName: string;
  readonly commodityName: string;
}
type Summed = Pick<
  BareLoad,
  'origin' | 'destination' | 'stop_count' | 'load_at' | 'trip_until' | 'sell_net' | 'buy_net'
>;
type Told = Pick<
  LoadInput,
  'orderNumbers' | 'container' | 'massKg' | 'pallets' | 'loadValue' | 'instructions' | 'internalNotes'
>;

/** The facts of a load that the trail compares, whether it is new or was changed. */
export function trailFacts({ orderNumbers, container, ...fields }: Told, names: Named, row: Summed): Facts {
  return {
    loadNumber: names.loadNumber,
    orderTypeName: names.orderTypeName,
    customerName: names.customerName,
    orderNumbers: orderNumbers.map(({ number }) => number).join(', '),
    equipmentName: names.equipmentName,
    commodityName: names.commodityName,
    containerNumber: container.number,
    origin: row.origin,
    destination: row.destination,
    stopCount: row.stop_count,
    loadAt: row.load_at.toISOString(),
    tripUntil: row.trip_until?.toISOString() ?? null,
    massKg: fields.massKg,
    pallets: fields.pallets,
    loadValue: fields.loadValue,
    sell: cents(row.sell_net),
    buy: cents(row.buy_net),
    instructions: fields.instructions,
    internalNotes: fields.internalNotes,
  };
}
