import type { Insertable } from 'kysely';
import type { Tables } from '#platform/server/tables.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';
import type { KnownRecords } from './known.ts';

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

/** What a form says of the load itself, as its row keeps it. */
export function columnsOf(input: LoadInput, known: KnownRecords) {
  const text = (value: number | null) => (value === null ? null : String(value));
  return {
    order_type_id: input.orderTypeId,
    profit_centre_id: known.profitCentreId,
    customer_id: input.customerId,
    bill_to_party_id: input.billToPartyId,
    order_numbers: JSON.stringify(input.orderNumbers),
    equipment_type_id: input.equipmentTypeId,
    commodity_type_id: input.commodityTypeId,
    packing_type_id: input.packingTypeId,
    direction: input.direction ?? 'domestic',
    direction_reason: input.directionReason,
    pieces: input.pieces,
    pallets: input.pallets,
    mass_kg: text(input.massKg),
    volume_m3: text(input.volumeM3),
    load_value: Number(input.loadValue),
    un_number: input.unNumber,
    danger_class: input.dangerClass,
    packing_group: input.packingGroup,
    emergency_phone: input.emergencyPhone,
    temperature_min: text(input.temperatureMin),
    temperature_max: text(input.temperatureMax),
    container_number: input.container.number,
    seal_nos: input.container.sealNos,
    distance_km: text(input.distanceKm),
    distance_source: input.distanceSource,
    instructions: input.instructions,
    internal_notes: input.internalNotes,
    supplier_reference: input.supplierReference,
  } satisfies Partial<Insertable<Tables['load']>>;
}
