import { sql } from 'kysely';
import { formatDateTime } from '#platform/dates.ts';
import { type Translate } from '#platform/messages.ts';
import { otherZone } from '#platform/wall-clock.ts';
import type { Context } from '#platform/server/implement.ts';
import type { texts } from '#modules/work/loads/messages/waybill/en.ts';
import { type StoredLoad, type StoredStop, stopsOf, zoneOfStored } from '../queries.ts';
import { seesAsSupplier } from '../records.ts';

type Words = Translate<typeof texts>;

export interface WaybillLine {
  readonly goods: string;
  readonly packing: string;
  readonly reference: string;
  readonly quantity: string;
}
export interface WaybillStop {
  readonly title: string;
  readonly place: string;
  readonly address: string;
  readonly details: readonly (readonly [string, string])[];
  readonly lines: readonly WaybillLine[];
}
/** What one page says: everything that the receiver of one delivery signs for. */
export interface WaybillPage {
  readonly sequence: number;
  readonly delivery: string;
  readonly stops: readonly WaybillStop[];
}
export interface Waybill {
  readonly company: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly pages: readonly WaybillPage[];
}

interface NamedLine extends WaybillLine {
  readonly stop_id: string;
}

/** A load as it is printed: no prices, and no customer for those who see loads as a supplier. */
export async function waybillOf(context: Context, load: StoredLoad, t: Words): Promise<Waybill> {
  const [stops, lines, company] = await Promise.all([
    stopsOf(context, load.id),
    linesOf(context, load.id),
    companyOf(context, load.company_id),
  ]);
  const addresses = await addressesOf(context, stops);
  const shown = (stop: StoredStop) => stopOf(context, { load, stop, lines, address: addresses.get(stop.id) ?? '' }, t);
  const pickups = stops.filter(({ type }) => type === 'pickup').map(shown);
  const deliveries = stops.filter(({ type }) => type === 'delivery');
  const [first] = stops;
  return {
    company,
    facts: factsOf(context, load, t).filter(([, value]) => value !== ''),
    pages:
      deliveries.length === 0
        ? [{ sequence: first?.sequence ?? 1, delivery: '', stops: pickups }]
        : deliveries.map((stop, place) => ({
            sequence: stop.sequence,
            delivery: t('delivery', { number: place + 1, count: deliveries.length }),
            stops: [...pickups, shown(stop)],
          })),
  };
}

const joined = (parts: readonly (string | null | undefined)[], by = ' · ') => parts.filter(Boolean).join(by);

function factsOf(context: Context, load: StoredLoad, t: Words): readonly (readonly [string, string])[] {
  const carrier = load.supplier_name ?? (load.is_own_fleet ? t('ownFleet') : t('nobody'));
  const vehicles = joined([load.registration_number, load.trailer1_reg_number, load.trailer2_reg_number], ' + ');
  const drivers = joined([load.driver_name, load.co_driver_name], ', ');
  const numbers = load.order_numbers.map(({ number }) => number).join(', ');
  const measures = joined([
    load.commodity_name,
    load.mass_kg === null ? '' : `${Number(load.mass_kg)} kg`,
    load.pallets === null ? '' : `${load.pallets} pal`,
    load.volume_m3 === null ? '' : `${Number(load.volume_m3)} m³`,
  ]);
  const degrees = [load.temperature_min, load.temperature_max].filter((value) => value !== null).map(Number);
  return [
    ...(seesAsSupplier(context) ? [] : [[t('customer'), load.customer_name] as const]),
    [t('orderNumbers'), numbers],
    [t('carrier'), carrier],
    [t('supplierReference'), load.supplier_reference],
    [t('vehicle'), vehicles || t('nobody')],
    [t('driver'), drivers || t('nobody')],
    [t('total'), measures],
    [t('container'), joined([load.container_number, load.seal_nos.join(', ')])],
    [t('temperature'), degrees.length > 0 ? `${degrees.join(' … ')} °C` : ''],
    [t('dangerous'), load.un_number && joined([`UN ${load.un_number}`, load.danger_class, load.packing_group])],
    [t('emergency'), load.emergency_phone],
    [t('instructions'), load.instructions],
  ];
}

interface Shown {
  readonly load: StoredLoad;
  readonly stop: StoredStop;
  readonly lines: readonly NamedLine[];
  readonly address: string;
}

function stopOf({ language }: Context, { load, stop, lines, address }: Shown, t: Words): WaybillStop {
  const zone = zoneOfStored(stop, load);
  const at = (moment: Date | null) =>
    moment ? joined([formatDateTime(moment, language, zone), otherZone(zone, load.time_zone, moment)], ' ') : '';
  const details: readonly (readonly [string, string])[] = [
    [
      stop.schedule_type === 'appointment' ? t('appointment') : t('window'),
      joined([at(stop.window_start), at(stop.window_end)], ' – '),
    ],
    [t('appointment'), stop.appointment_ref],
    [t('reference'), stop.doc_references.join(', ')],
    [t('instructions'), stop.note],
  ];
  return {
    title: stop.type === 'pickup' ? t('collect') : t('deliver'),
    place: stop.location_name ?? stop.address,
    address,
    details: details.filter(([, value]) => value !== ''),
    lines: lines.filter(({ stop_id }) => stop_id === stop.id),
  };
}

async function linesOf({ db, partition }: Context, loadId: string): Promise<readonly NamedLine[]> {
  const { rows } = await sql<NamedLine>`
    select g.stop_id, coalesce(c.name, '') as goods, coalesce(p.name, '') as packing, g.reference,
           trim_scale(g.quantity_planned)::text as quantity
      from goods_line g
      left join commodity_type c on c.partition = g.partition and c.id = g.commodity_type_id
      left join packing_type p on p.partition = g.partition and p.id = g.packing_type_id
     where g.partition = ${partition} and g.load_id = ${loadId} order by g.line_number, g.id`.execute(db);
  return rows;
}

/** Street and town of the stops, by their ids: those of their locations, or what was typed. */
async function addressesOf(
  { db, partition }: Context,
  stops: readonly StoredStop[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; address: string }>`
    select s.id, case when o.id is null then s.stop_country
      else concat_ws(', ', nullif(o.address_line1, ''), nullif(o.suburb, ''), nullif(o.city, ''), nullif(o.country, '')) end as address
      from stop s left join location o on o.partition = s.partition and o.id = s.stop_location_id
     where s.partition = ${partition} and s.id = any (${stops.map(({ id }) => id)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, address }) => [id, address]));
}

async function companyOf({ db, partition }: Context, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ lines: (string | null)[] }>`
    select array[name, concat_ws(', ', nullif(address ->> 'addressLine1', ''), nullif(address ->> 'city', ''), nullif(address ->> 'country', '')),
      concat_ws(' · ', nullif(registration_number, ''), nullif(telephone, ''))] as lines
      from company where partition = ${partition} and id = ${id}`.execute(db);
  return (rows[0]?.lines ?? []).filter((line) => line !== null && line !== '') as string[];
}
