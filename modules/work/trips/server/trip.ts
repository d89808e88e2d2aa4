import { otherZone } from '#platform/wall-clock.ts';
import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { markLinkOpened } from '#platform/server/link-changes.ts';
import { oneTurn } from '#platform/server/one-turn.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { companyById, supportOf } from '#modules/base/companies/server/index.ts';
import { goodsOf, stopsOf, type StoredLoad, type StoredStop, zoneOfStored } from '#modules/work/loads/server/index.ts';
import type { DriverTrip } from '../contract.ts';
import { heldTrip } from './held-trip.ts';
import { tripInspection } from './inspections.ts';

const isoOf = (date: Date | null) => date?.toISOString() ?? null;
const numberOf = (value: string | null) => (value === null ? null : Number(value));

/** The trip as its driver may see it. */
export async function readTrip(call: Context): Promise<DriverTrip> {
  const { link, load, context } = await heldTrip(call);
  const { db, partition, app, now } = context;
  if (!link.opened_at) await markOpened(context, link.id, load.id);
  const [company, stops, goods, places, customer, names] = await oneTurn([
    companyById(db, partition, load.company_id),
    stopsOf(context, load.id),
    goodsOf(context, load.id),
    placesOf(context, load.id),
    db
      .selectFrom('customer')
      .select('sign_on_glass')
      .where('partition', '=', partition)
      .where('id', '=', load.customer_id)
      .executeTakeFirst(),
    namesOf(context, load.id),
  ]);
  return {
    loadId: load.id,
    loadNumber: load.load_number,
    status: load.status,
    version: lockIdOf(load),
    language: link.language,
    timeZone: load.time_zone,
    now: now.toISOString(),
    clientName: company.trade_name,
    clientLogo: company.logo_url,
    clientColour: company.brand_colour,
    telephone: company.support_telephone,
    support: supportOf(company, app.config.SUPPORT_CONTACT),
    driverName: link.recipient_name,
    vehicles: [load.registration_number, load.trailer1_reg_number, load.trailer2_reg_number].filter(
      (code) => code !== null,
    ),
    commodity: load.commodity_name,
    massKg: numberOf(load.mass_kg),
    pallets: load.pallets,
    pieces: load.pieces,
    unNumber: load.un_number,
    dangerClass: load.danger_class,
    packingGroup: load.packing_group,
    emergencyPhone: load.emergency_phone,
    temperatureMin: numberOf(load.temperature_min),
    temperatureMax: numberOf(load.temperature_max),
    containerNumber: load.container_number,
    sealNos: load.seal_nos,
    distanceKm: numberOf(load.distance_km),
    instructions: load.instructions,
    signOnGlass: customer?.sign_on_glass ?? false,
    inspection: await tripInspection(context, load),
    stops: stops.map((stop) =>
      stopOf(
        load,
        stop,
        places.get(stop.stop_location_id ?? ''),
        goods
          .filter(({ stop_id }) => stop_id === stop.id)
          .map((line) => ({
            id: line.id,
            reference: line.reference,
            commodity: names.get(line.commodity_type_id ?? '') ?? '',
            packing: names.get(line.packing_type_id ?? '') ?? '',
            quantityPlanned: Number(line.quantity_planned),
            quantityActual: numberOf(line.quantity_actual),
            shortQuantity: numberOf(line.short_quantity),
            damagedQuantity: numberOf(line.damaged_quantity),
          })),
      ),
    ),
  };
}

interface Place {
  readonly id: string;
  readonly address: string;
  readonly contact_name: string;
  readonly contact_number: string;
  readonly constraint: string;
  readonly notes_or_instructions: string;
}

function stopOf(
  load: StoredLoad,
  stop: StoredStop,
  place: Place | undefined,
  goods: DriverTrip['stops'][number]['goods'],
): DriverTrip['stops'][number] {
  return {
    id: stop.id,
    sequence: stop.sequence,
    type: stop.type,
    name: stop.location_name ?? stop.address,
    address: place?.address ?? (stop.location_name ? stop.address : ''),
    country: stop.stop_country,
    timeZone: zoneOfStored(stop, load),
    zoneText: otherZone(zoneOfStored(stop, load), load.time_zone, stop.window_start ?? load.load_at),
    latitude: numberOf(stop.latitude),
    longitude: numberOf(stop.longitude),
    contactName: place?.contact_name ?? '',
    contactNumber: place?.contact_number ?? '',
    isAppointment: stop.schedule_type === 'appointment',
    windowStart: isoOf(stop.window_start),
    windowEnd: isoOf(stop.window_end),
    appointmentRef: stop.appointment_ref,
    notes: [stop.note, place?.notes_or_instructions ?? '', place?.constraint ?? ''].filter((note) => note !== ''),
    references: stop.doc_references,
    status: stop.status,
    eta: isoOf(stop.eta),
    arrivedAt: isoOf(stop.arrived_at),
    workStartedAt: isoOf(stop.work_started_at),
    workEndedAt: isoOf(stop.work_ended_at),
    departedAt: isoOf(stop.departed_at),
    arrivalReason: stop.arrival_reason,
    departReason: stop.depart_reason,
    signatoryName: stop.signatory_name,
    failReason: stop.fail_reason,
    goods,
  };
}

/** Where the stops are, in words; the desk's notes on security are not the driver's. */
async function placesOf({ db, partition }: Context, loadId: string): Promise<ReadonlyMap<string, Place>> {
  const { rows } = await sql<Place>`
    select n.id, n.contact_name, n.contact_number, n.constraint, n.notes_or_instructions,
           concat_ws(', ', nullif(n.address_line1, ''), nullif(n.address_line2, ''), nullif(n.suburb, ''), nullif(n.city, '')) as address
      from location n
     where n.partition = ${partition}
       and n.id in (select s.stop_location_id from stop s where s.partition = ${partition} and s.load_id = ${loadId})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function namesOf({ db, partition }: Context, loadId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from commodity_type c where c.partition = ${partition}
       and c.id in (select g.commodity_type_id from goods_line g where g.partition = ${partition} and g.load_id = ${loadId})
    union all
    select p.id, p.name from packing_type p where p.partition = ${partition}
       and p.id in (select g.packing_type_id from goods_line g where g.partition = ${partition} and g.load_id = ${loadId})`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function markOpened(context: Context, linkId: string, loadId: string): Promise<void> {
  await markLinkOpened(context, linkId);
  await context.publish('loads', 'tripOpened', loadId);
}
