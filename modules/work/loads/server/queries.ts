import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import type { Tables } from '#platform/server/tables.ts';
import { type ZonedStop, zoneOfStop } from '#modules/parties/locations/time-zone.ts';
import { stopProgress } from '../status.ts';
import './tables.ts';

/** As the trail names it. */
export const loadNoun = 'load';

interface Names {
  readonly customer_name: string;
  readonly bill_to_name: string | null;
  readonly supplier_name: string | null;
  readonly registration_number: string | null;
  readonly trailer1_reg_number: string | null;
  readonly trailer2_reg_number: string | null;
  readonly driver_name: string | null;
  readonly co_driver_name: string | null;
  readonly order_type_name: string;
  readonly commodity_name: string;
  readonly equipment_name: string;
  readonly trailer_count: number;
  /** Where the vehicle goes next, and where it stands, with what is known of their clocks. */
  readonly next_zone: (ZonedStop & { readonly id: string }) | null;
  readonly current_zone: (ZonedStop & { readonly id: string }) | null;
  readonly time_zone: string;
  /** Of its company's address; null where that names none. */
  readonly vat_country: string | null;
  /** Of its first and its last stop, as `zoneOfStop` reads them; null of a load without stops. */
  readonly first_zone: ZonedStop | null;
  readonly last_zone: ZonedStop | null;
  /** When a device last told something new of it. */
  readonly told_at: Date | null;
}
/** A load as its own row has it. */
export type BareLoad = Selectable<Tables['load']>;
/** The same with the names of what it refers to. */
export type StoredLoad = BareLoad & Names;

const nameOf = (table: string, column: string, id: string) =>
  sql`(select n.${sql.ref(column)} from ${sql.table(table)} n where n.partition = t.partition and n.id = t.${sql.ref(id)})`;
const personOf = (id: string) =>
  sql`(select n.name || ' ' || n.surname from driver n where n.partition = t.partition and n.id = t.${sql.ref(id)})`;

/** What a location says of its clock, as a value of a statement in which it is `n`. */
export const placeZone = sql`case when n.id is null then null else
  jsonb_build_object('timeZone', n.time_zone, 'country', n.country, 'region', n.region) end`;

/** One of the stops of the load `t` with what is known of its clock. */
const zonedStop = (order: 'asc' | 'desc', where = sql``) => sql`(
  select jsonb_build_object('id', s.id, 'country', s.stop_country, 'place', ${placeZone}) from stop s
    left join location n on n.partition = s.partition and n.id = s.stop_location_id
   where s.partition = t.partition and s.load_id = t.id ${where} order by s.sequence ${sql.raw(order)} limit 1)`;

const names = sql`
  ${nameOf('customer', 'registered_name', 'customer_id')} as customer_name,
  ${nameOf('bill_to_party', 'business_unit_name', 'bill_to_party_id')} as bill_to_name,
  ${nameOf('supplier', 'registered_name', 'supplier_id')} as supplier_name,
  ${nameOf('vehicle', 'code', 'vehicle_id')} as registration_number,
  ${nameOf('vehicle', 'code', 'trailer1_id')} as trailer1_reg_number,
  ${nameOf('vehicle', 'code', 'trailer2_id')} as trailer2_reg_number,
  ${personOf('driver_id')} as driver_name,
  ${personOf('co_driver_id')} as co_driver_name,
  ${nameOf('order_type', 'name', 'order_type_id')} as order_type_name,
  ${nameOf('commodity_type', 'name', 'commodity_type_id')} as commodity_name,
  ${nameOf('equipment_type', 'name', 'equipment_type_id')} as equipment_name,
  ${nameOf('equipment_type', 'trailer_count', 'equipment_type_id')} as trailer_count,
  ${nameOf('company', 'time_zone', 'company_id')} as time_zone,
  ${nameOf('company', 'address', 'company_id')} ->> 'country' as vat_country,
  ${zonedStop('asc')} as first_zone,
  ${zonedStop('desc')} as last_zone,
  (select max(d.told_at) from trip_device d where d.partition = t.partition and d.load_id = t.id) as told_at,
  ${zonedStop('asc', sql`and s.arrived_at is null and s.status not in ${setOf(stopProgress, 'missed')}`)} as next_zone,
  ${zonedStop('desc', sql`and s.arrived_at is not null and s.departed_at is null`)} as current_zone`;

/** What a row of the list is made of; the table is `t`. */
export const loadColumns: RawBuilder<unknown> = sql`t.*, ${names}`;

/** A load with its names; undefined where the caller has none with this id. */
export async function findLoad(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  id: string,
): Promise<StoredLoad | undefined> {
  const { rows } = await sql<StoredLoad>`
    select ${loadColumns} from load t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0];
}

/** Loads with their names, by their ids. */
export async function findLoads(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredLoad>> {
  const { rows } = await sql<StoredLoad>`
    select ${loadColumns} from load t where t.partition = ${partition} and t.id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((load) => [load.id, load]));
}

export type StoredStop = Selectable<Tables['stop']> & {
  readonly location_name: string | null;
  readonly city: string | null;
  readonly latitude: string | null;
  readonly longitude: string | null;
  /** What its place says of its clock; null where it is an address alone. */
  readonly place_zone: ZonedStop['place'];
};

/** The zone of a stored stop of a load. */
export function zoneOfStored(
  { place_zone, stop_country }: Pick<StoredStop, 'place_zone' | 'stop_country'>,
  load: { readonly time_zone: string },
): string {
  return zoneOfStop({ place: place_zone, country: stop_country }, load.time_zone);
}

/** The stops of a load, in their order. */
export async function stopsOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  loadId: string,
): Promise<StoredStop[]> {
  const { rows } = await sql<StoredStop>`
    select s.*, n.name as location_name, n.city, n.latitude, n.longitude, ${placeZone} as place_zone
      from stop s left join location n on n.partition = s.partition and n.id = s.stop_location_id
     where s.partition = ${partition} and s.load_id = ${loadId} order by s.sequence`.execute(db);
  return rows;
}

export function goodsOf({ db, partition }: Pick<Context, 'db' | 'partition'>, loadId: string) {
  return db
    .selectFrom('goods_line')
    .selectAll()
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .orderBy('line_number')
    .orderBy('id')
    .execute();
}
export type StoredGoods = Awaited<ReturnType<typeof goodsOf>>[number];

export function chargesOf({ db, partition }: Pick<Context, 'db' | 'partition'>, loadId: string) {
  return db
    .selectFrom('load_charge')
    .selectAll()
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .orderBy('side', 'desc')
    .orderBy('line_number')
    .orderBy('id')
    .execute();
}
export type StoredCharge = Awaited<ReturnType<typeof chargesOf>>[number];

export function holdsOf({ db, partition }: Pick<Context, 'db' | 'partition'>, loadId: string) {
  return db
    .selectFrom('load_hold')
    .selectAll()
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
}
export type StoredHold = Awaited<ReturnType<typeof holdsOf>>[number];
