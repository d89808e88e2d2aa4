import type { z } from 'zod';
import { minus } from '#platform/calculations.ts';
import { is } from '#platform/machine.ts';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { carrierNamesIn } from '#modules/base/access/rights.ts';
import { marginAfter } from '../margin.ts';
import { type ZonedStop, zoneOfStop } from '#modules/parties/locations/time-zone.ts';
import type { chargeRecord, holdRecord, loadRecord, loadRow, stopRecord } from '../records.ts';
import { execution, internalHolds } from '../status.ts';
import { fieldsOf } from './booking/load-columns.ts';
import {
  chargesOf,
  goodsOf,
  holdsOf,
  stopsOf,
  zoneOfStored,
  type StoredCharge,
  type StoredGoods,
  type StoredHold,
  type StoredLoad,
  type StoredStop,
} from './queries.ts';

/** A supplier's own user, and staff who are limited to a supplier: customer, prices and margin are absent for them. */
export function seesAsSupplier({ actor }: Pick<Context, 'actor'>): boolean {
  return actor.kind === 'user' && carrierNamesIn(actor.authorisations) !== undefined;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
const numberOrNull = (value: string | number | null) => (value === null ? null : Number(value));

/** When it was last heard of: what a device tells mostly changes no column of its load. */
function heardOf({ last_event_at: changed, told_at: told }: StoredLoad): Date | null {
  return told !== null && (changed === null || told > changed) ? told : changed;
}

/** What only the company itself sees. */
function customerSide(row: StoredLoad) {
  const [sell, buy] = [cents(row.sell_net), cents(row.buy_net)];
  const tenths = marginAfter(sell, buy);
  return {
    customerId: row.customer_id,
    customerName: row.customer_name,
    billToPartyId: row.bill_to_party_id,
    billToName: row.bill_to_name ?? '',
    customerBilling: row.customer_billing,
    sell,
    sellIsFree: row.sell_is_free,
    // Nothing agreed with the carrier, and an own vehicle without costs, leave no margin of 100 %.
    margin: tenths === null ? null : minus(sell, buy),
    marginPercent: tenths === null ? null : tenths / 10,
  };
}

/** Late by the clock too: what is due has passed, and nobody has said that it was reached. */
function lateness(row: StoredLoad, now: Date): { readonly isLate: boolean; readonly lateMinutes: number } {
  const expected = row.eta !== null && row.eta > now ? row.eta : now;
  const isWaiting = row.next_due_at !== null && is(execution, row.status, 'planned');
  const overdue = isWaiting ? Math.max(0, Math.floor((expected.getTime() - row.next_due_at!.getTime()) / 60_000)) : 0;
  if (overdue > 15) return { isLate: true, lateMinutes: Math.max(overdue, row.is_late ? row.late_minutes : 0) };
  return { isLate: row.is_late, lateMinutes: row.late_minutes };
}

/** The zone of one of its stops; without one the company's. */
function zoneIn(stop: ZonedStop | null, { time_zone }: Pick<StoredLoad, 'time_zone'>): string {
  return stop ? zoneOfStop(stop, time_zone) : time_zone;
}

function shared(row: StoredLoad, now: Date) {
  const fields = fieldsOf(row);
  return {
    id: row.id,
    lockId: lockIdOf(row),
    loadNumber: row.load_number,
    status: row.status,
    tenderStatus: row.tender_status,
    podStatus: row.pod_status,
    supplierBilling: row.supplier_billing,
    ...lateness(row, now),
    hasException: row.has_exception,
    holds: row.hold_types,
    supplierId: row.supplier_id,
    supplierName: row.supplier_name,
    isOwnFleet: row.is_own_fleet,
    supplierReference: fields.supplierReference,
    vehicleId: row.vehicle_id,
    registrationNumber: row.registration_number ?? '',
    trailer1Id: row.trailer1_id,
    trailer1RegNumber: row.trailer1_reg_number ?? '',
    trailer2Id: row.trailer2_id,
    trailer2RegNumber: row.trailer2_reg_number ?? '',
    driverId: row.driver_id,
    driverName: row.driver_name ?? '',
    coDriverId: row.co_driver_id,
    coDriverName: row.co_driver_name ?? '',
    buy: cents(row.buy_net),
    buyIsFree: row.buy_is_free,
    orderTypeId: fields.orderTypeId,
    orderTypeName: row.order_type_name,
    profitCentreId: fields.profitCentreId,
    commodityName: row.commodity_name,
    equipmentTypeId: fields.equipmentTypeId,
    equipmentName: row.equipment_name,
    direction: fields.direction,
    origin: row.origin,
    destination: row.destination,
    stopCount: row.stop_count,
    massKg: fields.massKg,
    loadValue: fields.loadValue,
    trailerCount: row.trailer_count,
    loadAt: row.load_at.toISOString(),
    tripUntil: iso(row.trip_until),
    nextStop: row.next_stop,
    nextStopId: row.next_zone?.id ?? null,
    currentStopId: row.current_zone?.id ?? null,
    nextDueAt: iso(row.next_due_at),
    eta: iso(row.eta),
    tenderEndsAt: iso(row.tender_ends_at),
    lastEventAt: iso(heardOf(row)),
    timeZone: row.time_zone,
    loadZone: zoneIn(row.first_zone, row),
    untilZone: zoneIn(row.last_zone, row),
    nextZone: zoneIn(row.next_zone, row),
    currentZone: zoneIn(row.current_zone ?? row.next_zone, row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

const isInternal = (type: string) => internalHolds.some((internal) => internal === type);

/** The customer's side, and for those who see loads as a supplier nothing of it: not even that credit or billing holds the load. */
function sideOf(context: Pick<Context, 'actor'>, row: StoredLoad) {
  return seesAsSupplier(context) ? { holds: row.hold_types.filter((type) => !isInternal(type)) } : customerSide(row);
}

/** A line of the list, without the customer's side for those who see loads as a supplier. */
export function rowOf(context: Pick<Context, 'actor' | 'now'>, row: StoredLoad): z.input<typeof loadRow> {
  return {
    ...shared(row, context.now),
    ...sideOf(context, row),
    orderNumbers: row.order_numbers.map(({ number }) => number),
  };
}

/** The load as the form edits it and as its page shows it. */
export async function recordOf(context: Context, row: StoredLoad): Promise<z.input<typeof loadRecord>> {
  const [stops, goods, charges, holds] = await Promise.all([
    stopsOf(context, row.id),
    goodsOf(context, row.id),
    chargesOf(context, row.id),
    holdsOf(context, row.id),
  ]);
  const isSupplier = seesAsSupplier(context);
  // The customer's side is told by `sideOf`, to those who may know it.
  const { customerId: _, billToPartyId: __, internalNotes, sellCurrency, ...fields } = fieldsOf(row);
  return {
    ...fields,
    ...shared(row, context.now),
    ...sideOf(context, row),
    companyId: row.company_id,
    ...(!isSupplier && { internalNotes, sellCurrency }),
    requiresPod: row.requires_pod,
    loadInspectionRequired: row.load_inspection_required,
    stops: stops.map((stop) => stopOf(stop, goods, row)),
    charges: charges.filter(({ side }) => !isSupplier || side === 'buy').map(chargeOf),
    holdRecords: holds.filter(({ type }) => !isSupplier || !isInternal(type)).map((hold) => holdOf(hold, isSupplier)),
    createdBy: row.created_by,
    updatedBy: row.updated_by,
  };
}

export function stopOf(
  stop: StoredStop,
  goods: readonly StoredGoods[],
  load: Pick<StoredLoad, 'time_zone'>,
): z.input<typeof stopRecord> {
  return {
    id: stop.id,
    sequence: stop.sequence,
    type: stop.type,
    stopLocationId: stop.stop_location_id,
    locationName: stop.location_name ?? '',
    city: stop.city ?? '',
    address: stop.address,
    stopCountry: stop.stop_country,
    timeZone: zoneOfStored(stop, load),
    latitude: numberOrNull(stop.latitude),
    longitude: numberOrNull(stop.longitude),
    scheduleType: stop.schedule_type,
    windowStart: iso(stop.window_start),
    windowEnd: iso(stop.window_end),
    appointmentRef: stop.appointment_ref,
    plannedArrival: iso(stop.planned_arrival),
    eta: iso(stop.eta),
    status: stop.status,
    arrivedAt: iso(stop.arrived_at),
    workStartedAt: iso(stop.work_started_at),
    workEndedAt: iso(stop.work_ended_at),
    departedAt: iso(stop.departed_at),
    arrivalReason: stop.arrival_reason,
    departReason: stop.depart_reason,
    minutesLate: stop.minutes_late,
    goodsLines: goods
      .filter(({ stop_id }) => stop_id === stop.id)
      .map((line) => ({
        id: line.id,
        reference: line.reference,
        commodityTypeId: line.commodity_type_id,
        packingTypeId: line.packing_type_id,
        quantityPlanned: Number(line.quantity_planned),
        quantityActual: numberOrNull(line.quantity_actual),
        shortQuantity: numberOrNull(line.short_quantity),
        damagedQuantity: numberOrNull(line.damaged_quantity),
        note: line.note,
      })),
    references: stop.doc_references,
    sealIn: stop.seal_in,
    sealOut: stop.seal_out,
    odometer: numberOrNull(stop.odometer),
    temperatureOnArrival: numberOrNull(stop.temperature_on_arrival),
    signatoryName: stop.signatory_name,
    failReason: stop.fail_reason,
    disposition: stop.disposition,
    note: stop.note,
  };
}

export function chargeOf(charge: StoredCharge): z.input<typeof chargeRecord> {
  return {
    id: charge.id,
    side: charge.side,
    itemMasterId: charge.item_master_id,
    description: charge.description,
    quantity: Number(charge.quantity),
    unit: charge.unit,
    price: Number(charge.price),
    net: cents(charge.net),
    vatCode: charge.vat_code,
    profitCentreId: charge.profit_centre_id,
    source: charge.source,
  };
}

function holdOf(hold: StoredHold, isSupplier: boolean): z.input<typeof holdRecord> {
  return {
    id: hold.id,
    type: hold.type,
    blocksDispatch: hold.blocks_dispatch,
    blocksDelivery: hold.blocks_delivery,
    blocksBilling: hold.blocks_billing,
    visibleToCustomer: hold.visible_to_customer,
    reason: hold.reason,
    source: hold.source,
    ...(!isSupplier && { excess: cents(hold.excess), findings: hold.findings }),
    placedBy: hold.placed_by,
    placedAt: hold.placed_at.toISOString(),
    releasedBy: hold.released_by,
    releasedAt: iso(hold.released_at),
    releaseReason: hold.release_reason,
  };
}
