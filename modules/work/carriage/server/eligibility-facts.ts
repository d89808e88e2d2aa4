import { sql } from 'kysely';
import { type CalendarDate, todayIn } from '#platform/dates.ts';
import { is } from '#platform/machine.ts';
import { cents, noCents } from '#platform/money.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal, setOf } from '#platform/server/states-in-sql.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import type { BankVersionState } from '#modules/parties/bank/status.ts';
import { coverPeriodOf } from '#modules/parties/suppliers/compliance.ts';
import type { CertificateState, ApplicationState } from '#modules/parties/suppliers/status.ts';
import { execution } from '#modules/work/loads/status.ts';
import { daysAhead, tripDays } from '#modules/work/loads/trip.ts';
import type { AskedLoad } from '#modules/work/loads/server/index.ts';
import type { Duty, DriverFacts, LoadFacts, StillOut, SupplierFacts, VehicleFacts } from '../facts.ts';
import { stopFactsOf } from './stop-facts.ts';

interface Asked {
  readonly customer_value: string;
  readonly min_cover: string | null;
  readonly excluded: boolean;
  readonly commodity_name: string;
  readonly licence_code: string;
  readonly home_country: string;
  readonly commodities: readonly (LoadFacts['commodities'][number] & { readonly isDangerous: boolean })[];
}

/** Reads the facts that the rules need, from the load's own row and the records it refers to. */
export async function loadFacts(context: Context, load: AskedLoad): Promise<LoadFacts> {
  return (await factsOfLoads(context, [load]))[0]!;
}

/** The same of many, by one statement, in their order. */
export async function factsOfLoads(context: Context, loads: readonly AskedLoad[]): Promise<LoadFacts[]> {
  const { db, partition, now } = context;
  const column = (value: (load: AskedLoad) => string | null) => sql`${loads.map(value)}::uuid[]`;
  const asking = sql<Asked>`
    select /* keyed */ c.load_value as customer_value, m.min_git_cover_per_load as min_cover,
           coalesce(m.excluded_by_default, false) as excluded,
           coalesce(m.name, '') as commodity_name, coalesce(e.required_licence_code, '') as licence_code,
           coalesce(nullif(o.address ->> 'country', ''), 'South Africa') as home_country,
           (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'isDangerous', t.dangerous_goods) order by t.name), '[]') from commodity_type t
             where t.partition = ${partition} and t.id in (
               select l.commodity_type_id
               union select g.commodity_type_id from goods_line g where g.partition = ${partition} and g.load_id = l.load_id)) as commodities
      from unnest(${column(({ customer_id }) => customer_id)}, ${column(({ company_id }) => company_id)},
                  ${column(({ commodity_type_id }) => commodity_type_id)}, ${column(({ equipment_type_id }) => equipment_type_id)},
                  ${column(({ id }) => id || null)})
           with ordinality as l (customer_id, company_id, commodity_type_id, equipment_type_id, load_id, place)
      join customer c on c.partition = ${partition} and c.id = l.customer_id
      join company o on o.partition = ${partition} and o.id = l.company_id
      left join commodity_type m on m.partition = ${partition} and m.id = l.commodity_type_id
      left join equipment_type e on e.partition = ${partition} and e.id = l.equipment_type_id
     order by l.place`.execute(db);
  const [{ rows }, stops] = await Promise.all([asking, stopFactsOf(context, loads)]);
  return loads.map((load, place) => {
    const asked = rows[place]!;
    const planned = tripDays({ from: load.load_at, until: load.trip_until ?? load.load_at }, load.time_zone);
    return {
      id: load.id,
      days: isOpen(load) ? daysAhead(planned, todayIn(load.time_zone, now)) : planned,
      startsAt: isOpen(load) ? load.load_at : null,
      isAbroad: load.countries.some((country) => country !== asked.home_country),
      loadValue: cents(load.load_value),
      customerValue: centsOfColumn(asked.customer_value),
      commodityCover: asked.min_cover === null ? noCents : centsOfColumn(asked.min_cover),
      isCommodityExcluded: asked.excluded,
      commodityName: asked.commodity_name,
      isDangerous: load.un_number !== '' || asked.commodities.some(({ isDangerous }) => isDangerous),
      equipmentTypeId: load.equipment_type_id ?? '',
      licenceCode: asked.licence_code,
      massKg: Number(load.mass_kg ?? 0),
      commodities: asked.commodities,
      countries: load.countries,
      stops: stops[place]!,
      plan: load.trip_until === null ? null : { from: load.load_at, until: load.trip_until },
      distanceKm: load.distance_km === null ? null : Number(load.distance_km),
    };
  });
}

const isOpen = ({ status }: AskedLoad) => status !== undefined && is(execution, status, 'planned');

interface StoredCarrier {
  readonly id: string;
  readonly registered_name: string;
  readonly status: ApplicationState;
  readonly is_transporter: boolean;
  readonly is_bank_verified: boolean;
}
interface StoredCertificate {
  readonly supplier_id: string;
  readonly status: CertificateState;
  readonly cover: string;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly decided_on: CalendarDate | null;
  readonly territory: readonly string[];
  readonly excluded: readonly string[];
  readonly vehicles: readonly string[];
}
export interface KnownCarrier extends SupplierFacts {
  readonly name: string;
}

/** Transporters of a company with their approved certificates, all of them or one, in one statement. */
export function carriers(context: Context, companyId: string, id?: string): Promise<KnownCarrier[]> {
  const ofCompany = sql`s.company_id = ${companyId} and s.is_transporter`;
  return id === undefined
    ? carriersWhere(context, sql`${ofCompany} and s.status = ${literal<ApplicationState>('approved')}`)
    : carriersWhere(context, sql`${ofCompany} and s.id = ${id}`, { isFew: true });
}

/** Those with these ids, whatever has become of them. */
export async function carriersCalled(
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownCarrier>> {
  if (ids.length === 0) return new Map();
  const known = await carriersWhere(context, sql`s.id = any (${ids}::uuid[])`, { isFew: true });
  return new Map(known.map((carrier) => [carrier.id, carrier]));
}

async function carriersWhere(
  context: Context,
  which: ReturnType<typeof sql>,
  { isFew = false } = {},
): Promise<KnownCarrier[]> {
  const { db, partition } = context;
  // Each table is read once for all suppliers, instead of once for each.
  const current = sql`from bank_version b where b.partition = ${partition} and b.owner_kind = 'supplier' and b.status = ${literal<BankVersionState>('current')}`;
  const isVerified = isFew
    ? sql`exists (select ${current} and b.owner_id = s.id)`
    : sql`s.id in (select b.owner_id ${current})`;
  const known = sql<StoredCarrier>`
    select s.id, s.registered_name, s.status, s.is_transporter, ${isVerified} as is_bank_verified
      from supplier s where s.partition = ${partition} and ${which} order by s.registered_key, s.id`.execute(db);
  // By themselves: joined, they are gathered anew for each supplier as long as the database has not counted the rows.
  const ofThem = sql`supplier_id in (select s.id from supplier s where s.partition = ${partition} and ${which})`;
  const [{ rows }, certificates] = await Promise.all([known, certificatesWhere(context, isFew ? ofThem : sql`true`)]);
  return rows.map((row) => ({
    id: row.id,
    name: row.registered_name,
    isApproved: row.status === 'approved' && row.is_transporter,
    isBankVerified: row.is_bank_verified,
    certificates: (certificates.get(row.id) ?? []).flatMap(({ status, cover, from, to, decided_on, ...terms }) => {
      const period = coverPeriodOf({ status, from, to, decidedOn: decided_on });
      if (!period) return [];
      const { territory, excluded, vehicles } = terms;
      return [{ ...period, cover: centsOfColumn(cover), isUndated: to === null, territory, excluded, vehicles }];
    }),
  }));
}

/** The approved certificates of suppliers, by the supplier. */
async function certificatesWhere(
  { db, partition }: Context,
  which: ReturnType<typeof sql>,
): Promise<ReadonlyMap<string, readonly StoredCertificate[]>> {
  const { rows } = await sql<StoredCertificate>`
    select supplier_id, status, cover::text as cover, cover_from as "from", cover_to as "to", decided_at::date as decided_on,
           territory, excluded_commodity_type_ids as excluded, listed_vehicles as vehicles
      from git_certificate where partition = ${partition} and status = ${literal<CertificateState>('approved')} and ${which}
     order by uploaded_at, id`.execute(db);
  return Map.groupBy(rows, ({ supplier_id }) => supplier_id);
}

/** Vehicles and trailers by their ids. */
export async function vehiclesCalled(
  { db, partition, now }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VehicleFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<VehicleFacts & Out>`
    select id, code, kind, availability, ${namedFor(partition, 'vehicle')}, ${stillOut(partition, 'vehicle')}, equipment_type_id as "equipmentTypeId", payload_kg::float8 as "payloadKg",
           tare_kg::float8 as "tareKg", gcm_kg::float8 as "gcmKg",
           licence_expiry as "licenceExpiry", roadworthy_expiry as "roadworthyExpiry",
           operator_card_expiry as "operatorCardExpiry", operator_card_category as "operatorCardCategory",
           cross_border_permit_expiry as "crossBorderPermitExpiry"
      from vehicle t where partition = ${partition} and id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((vehicle) => [vehicle.id, { ...vehicle, out: outOf(vehicle.road, now) }]));
}

/** Days before and after a load in which other loads of a driver can leave no rest. */
const daysAround = 2;

/** Drivers by their ids, with what else they are planned on around these loads. */
export async function driversCalled(
  { db, partition, now }: Context,
  ids: readonly string[],
  around: readonly Pick<AskedLoad, 'load_at' | 'trip_until'>[],
): Promise<ReadonlyMap<string, DriverFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<
    DriverFacts &
      Out & { readonly duties: readonly (Omit<Duty, 'from' | 'until'> & Record<'from' | 'until', string>)[] }
  >`
    select id, availability, ${namedFor(partition, 'driver')}, ${stillOut(partition, 'driver')}, licence_code as "licenceCode", licence_expiry as "licenceExpiry",
           prdp_goods as "hasGoodsPermit", prdp_dangerous_goods as "hasDangerousPermit", prdp_expiry as "permitExpiry",
           ${dutiesAround(partition, around)}, medical_expiry as "medicalExpiry", dg_training_expiry as "dangerousTrainingExpiry", passport_expiry as "passportExpiry"
      from driver t where partition = ${partition} and id = any (${ids}::uuid[])`.execute(db);
  return new Map(
    rows.map((driver) => {
      const duties = driver.duties.map(({ from, until, ...duty }) => ({
        ...duty,
        from: new Date(from),
        until: new Date(until),
      }));
      return [driver.id, { ...driver, duties, out: outOf(driver.road, now) }];
    }),
  );
}

/** The loads that a driver of the outer statement is planned on from two days before the first of these to two days after the last. */
function dutiesAround(partition: string, loads: readonly Pick<AskedLoad, 'load_at' | 'trip_until'>[]) {
  const times = loads.flatMap(({ load_at, trip_until }) => [load_at.getTime(), (trip_until ?? load_at).getTime()]);
  const days = daysAround * 86_400_000;
  const [from, until] = [new Date(Math.min(...times) - days), new Date(Math.max(...times) + days)];
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('loadId', l.id, 'loadNumber', l.load_number,
             'from', lower(u.during), 'until', upper(u.during)) order by u.during), '[]')
      from resource_use u join load l on l.partition = u.partition and l.id = u.load_id
     where u.partition = ${partition} and u.kind = 'driver' and u.resource_id = t.id and u.released_at is null
       and u.during && tstzrange(${from}::timestamptz, ${until}::timestamptz)) as duties`;
}

interface Out {
  readonly road: {
    readonly loadId: string;
    readonly loadNumber: string;
    readonly planned: string;
    readonly eta: string | null;
    readonly zone: string;
  } | null;
}

/** The load that a vehicle or driver of the outer statement was named for before it was on file, as a column of it. */
function namedFor(partition: string, kind: 'vehicle' | 'driver') {
  return sql`(select n.load_id from named_resource n
     where n.partition = ${partition} and n.kind = ${kind} and n.resource_id = t.id) as "namedFor"`;
}

/** The load that a vehicle or driver of the outer statement is on though its planned end has passed, as a column of it. */
function stillOut(partition: string, kind: 'vehicle' | 'driver') {
  return sql`(
    select jsonb_build_object('loadId', l.id, 'loadNumber', l.load_number, 'planned', upper(u.during), 'zone', c.time_zone,
             'eta', (select max(s.eta) from stop s where s.partition = ${partition} and s.load_id = l.id))
      from resource_use u join load l on l.partition = u.partition and l.id = u.load_id
      join company c on c.partition = l.partition and c.id = l.company_id
     where u.partition = ${partition} and u.kind = ${kind} and u.resource_id = t.id and u.released_at is null
       and not u.is_shared and u.during << tstzrange(now(), null) and l.status in ${setOf(execution, 'moving')}
     order by upper(u.during) limit 1) as road`;
}

function outOf(road: Out['road'], now: Date): StillOut | null {
  if (road === null) return null;
  const [planned, eta] = [new Date(road.planned), new Date(road.eta ?? 0)];
  const due = eta > planned ? eta : planned;
  return {
    loadId: road.loadId,
    loadNumber: road.loadNumber,
    due: wallClockIn(road.zone, due).replace('T', ' '),
    freeAt: eta > now ? eta : now,
  };
}
