import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/access/server/index.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { cents } from '#platform/money.ts';
import type { LoadInput } from '../fields.ts';
import { movedOf, type Moved } from './lives.ts';
import { chargesOf, findLoad, goodsOf, stopsOf } from './queries.ts';
import { createLoad } from './save-load.ts';

const fail = failures<FailureCode>();
const day = 86_400_000;

/** The same load again as a draft: without times that were reached, without its vehicle, its holds and its events. */
export async function copyLoad(
  context: Context,
  { id, daysLater }: { readonly id: string; readonly daysLater: number },
): Promise<Moved> {
  refuseWhenLimited(context);
  const input = await inputOfLoad(context, id, daysLater);
  return movedOf(await createLoad(context, input));
}

async function inputOfLoad(context: Context, id: string, daysLater: number): Promise<LoadInput> {
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  const [stops, goods, charges] = await Promise.all([
    stopsOf(context, id),
    goodsOf(context, id),
    chargesOf(context, id),
  ]);
  const later = (moment: Date | null) => (moment === null ? null : new Date(moment.getTime() + daysLater * day));
  const number = (value: string | null) => (value === null ? null : Number(value));
  return {
    orderTypeId: load.order_type_id,
    profitCentreId: load.profit_centre_id,
    customerId: load.customer_id,
    billToPartyId: load.bill_to_party_id,
    orderNumbers: load.order_numbers,
    equipmentTypeId: load.equipment_type_id,
    commodityTypeId: load.commodity_type_id,
    packingTypeId: load.packing_type_id,
    direction: load.direction_reason === '' ? null : load.direction,
    directionReason: load.direction_reason,
    pieces: load.pieces,
    pallets: load.pallets,
    massKg: number(load.mass_kg),
    volumeM3: number(load.volume_m3),
    loadValue: cents(load.load_value),
    unNumber: load.un_number,
    dangerClass: load.danger_class,
    packingGroup: load.packing_group,
    emergencyPhone: load.emergency_phone,
    temperatureMin: number(load.temperature_min),
    temperatureMax: number(load.temperature_max),
    // A container and its seals travel once.
    container: { number: '', sealNos: [] },
    distanceKm: number(load.distance_km),
    distanceSource: load.distance_source,
    instructions: load.instructions,
    internalNotes: load.internal_notes,
    supplierReference: '',
    stops: stops.map((stop) => ({
      type: stop.type,
      stopLocationId: stop.stop_location_id,
      address: stop.address,
      stopCountry: stop.stop_country,
      scheduleType: stop.schedule_type,
      windowStart: later(stop.window_start),
      windowEnd: later(stop.window_end),
      appointmentRef: '',
      plannedArrival: later(stop.planned_arrival),
      goodsLines: goods
        .filter(({ stop_id }) => stop_id === stop.id)
        .map((line) => ({
          reference: '',
          commodityTypeId: line.commodity_type_id,
          packingTypeId: line.packing_type_id,
          quantityPlanned: Number(line.quantity_planned),
          note: line.note,
        })),
      references: [],
      sealIn: '',
      sealOut: '',
      note: stop.note,
    })),
    charges: charges
      .filter(({ source }) => source === 'typed')
      .map((charge) => ({
        side: charge.side,
        itemMasterId: charge.item_master_id,
        description: charge.description,
        quantity: Number(charge.quantity),
        unit: charge.unit,
        price: Number(charge.price),
        vatCode: charge.vat_code,
        profitCentreId: charge.profit_centre_id,
      })),
  };
}
