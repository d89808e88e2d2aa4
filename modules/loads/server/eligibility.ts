import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { cents, noCents } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { centsOfColumn } from '#platform/server/amount-columns.ts';
import { deciding } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/access/server/index.ts';
import { coverPeriodOf } from '#modules/suppliers/compliance.ts';
import type { CertificateState } from '#modules/suppliers/status.ts';
import {
  blockersOf,
  combinationFindings,
  driverFindings,
  type DriverFacts,
  type Finding,
  loadFindings,
  type LoadFacts,
  type OverridableCode,
  supplierFindings,
  type SupplierFacts,
  vehicleFindings,
  type VehicleFacts,
} from '../eligibility.ts';
import type { LoadFailureCode } from '../messages/failures/index.ts';
import { tripDays } from '../trip.ts';
import { loads, movedOf, type Moved } from './lives.ts';
import type { StoredLoad } from './queries.ts';
import { addEvent } from './tell-event.ts';

const fail = failures<FailureCode | LoadFailureCode>();

interface Asked {
  readonly customer_value: string;
  readonly min_cover: string | null;
  readonly excluded: boolean;
  readonly dangerous: boolean;
  readonly commodity_name: string;
  readonly licence_code: string;
  readonly home_country: string;
}

/** What the rules ask of a load; a draft that is still typed has it too, as far as it goes. */
export type AskedLoad = Pick<
  StoredLoad,
  'id' | 'customer_id' | 'company_id' | 'load_at' | 'trip_until' | 'time_zone' | 'countries' | 'load_value' | 'mass_kg'
> &
  Pick<StoredLoad, 'un_number'> & {
    readonly commodity_type_id: string | null;
    readonly equipment_type_id: string | null;
  };

/** What the rules ask of the load, from its own row and what it refers to. */
export async function loadFacts({ db, partition }: Context, load: AskedLoad): Promise<LoadFacts> {
  const { rows } = await sql<Asked>`
    select c.load_value as customer_value, m.min_git_cover_per_load as min_cover,
           coalesce(m.excluded_by_default, false) as excluded, coalesce(m.dangerous_goods, false) as dangerous,
           coalesce(m.name, '') as commodity_name, coalesce(e.required_licence_code, '') as licence_code,
           coalesce(nullif(o.address ->> 'country', ''), 'South Africa') as home_country
      from customer c
      join company o on o.partition = c.partition and o.id = ${load.company_id}
      left join commodity_type m on m.partition = c.partition and m.id = ${load.commodity_type_id}
      left join equipment_type e on e.partition = c.partition and e.id = ${load.equipment_type_id}
     where c.partition = ${partition} and c.id = ${load.customer_id}`.execute(db);
  const asked = rows[0]!;
  return {
    id: load.id,
    days: tripDays({ from: load.load_at, until: load.trip_until ?? load.load_at }, load.time_zone),
    isAbroad: load.countries.some((country) => country !== asked.home_country),
    loadValue: cents(load.load_value),
    customerValue: centsOfColumn(asked.customer_value),
    commodityCover: asked.min_cover === null ? noCents : centsOfColumn(asked.min_cover),
    isCommodityExcluded: asked.excluded,
    commodityName: asked.commodity_name,
    isDangerous: asked.dangerous || load.un_number !== '',
    equipmentTypeId: load.equipment_type_id ?? '',
    licenceCode: asked.licence_code,
    massKg: Number(load.mass_kg ?? 0),
    countries: load.countries,
  };
}

interface StoredCarrier {
  readonly id: string;
  readonly registered_name: string;
  readonly status: string;
  readonly is_bank_verified: boolean;
  readonly certificates: readonly {
    readonly status: CertificateState;
    readonly cover: string;
    readonly from: CalendarDate | null;
    readonly to: CalendarDate | null;
    readonly decided_on: CalendarDate | null;
  }[];
}
export interface KnownCarrier extends SupplierFacts {
  readonly name: string;
}

/** Transporters with their approved certificates, all of them or one, in one statement. */
export async function carriers({ db, partition }: Context, companyId: string, id?: string): Promise<KnownCarrier[]> {
  // Of all of them each table is read once, instead of once for each.
  const current = sql`from bank_version b where b.partition = ${partition} and b.owner_kind = 'supplier' and b.status = 'current'`;
  const isVerified = id
    ? sql`exists (select ${current} and b.owner_id = s.id)`
    : sql`s.id in (select b.owner_id ${current})`;
  const { rows } = await sql<StoredCarrier>`
    select s.id, s.registered_name, s.status, ${isVerified} as is_bank_verified, coalesce(g.certificates, '[]') as certificates
      from supplier s
      left join ${id ? sql`lateral` : sql``} (
        select supplier_id, jsonb_agg(jsonb_build_object('status', status, 'cover', cover::text, 'from', cover_from, 'to', cover_to, 'decided_on', decided_at::date)) as certificates
          from git_certificate where partition = ${partition} and status = 'approved' ${id ? sql`and supplier_id = s.id` : sql``} group by supplier_id) g
        on g.supplier_id = s.id
     where s.partition = ${partition} and s.company_id = ${companyId} and s.is_transporter
       and ${id ? sql`s.id = ${id}` : sql`s.status = 'approved'`}
     order by s.registered_key, s.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    name: row.registered_name,
    isApproved: row.status === 'approved',
    isBankVerified: row.is_bank_verified,
    certificates: row.certificates.flatMap(({ status, cover, from, to, decided_on }) => {
      const period = coverPeriodOf({ status, from, to, decidedOn: decided_on });
      return period ? [{ ...period, cover: centsOfColumn(cover), isUndated: to === null }] : [];
    }),
  }));
}

/** Who and what is asked about. */
export interface Candidate {
  readonly supplierId: string | null;
  readonly vehicleId?: string | null;
  readonly trailer1Id?: string | null;
  readonly trailer2Id?: string | null;
  readonly driverId?: string | null;
  readonly coDriverId?: string | null;
}

/** Everything that stands against a candidate, and what should be known of it. */
export async function findingsFor(context: Context, load: AskedLoad, candidate: Candidate): Promise<Finding[]> {
  const facts = await loadFacts(context, load);
  const findings = loadFindings(facts);
  if (candidate.supplierId !== null) {
    const [carrier] = await carriers(context, load.company_id, candidate.supplierId);
    if (carrier) findings.push(...supplierFindings(facts, carrier));
  }
  const combination: VehicleFacts[] = [];
  for (const subject of ['vehicle', 'trailer1', 'trailer2'] as const) {
    const vehicle = await vehicleFacts(context, candidate[`${subject}Id`] ?? null);
    if (!vehicle) continue;
    findings.push(...vehicleFindings(facts, vehicle, subject));
    combination.push(vehicle);
  }
  if (candidate.vehicleId) findings.push(...combinationFindings(facts, combination));
  for (const subject of ['driver', 'coDriver'] as const) {
    const driver = await driverFacts(context, candidate[`${subject}Id`] ?? null);
    if (driver) findings.push(...driverFindings(facts, driver, subject));
  }
  return findings;
}

async function vehicleFacts({ db, partition }: Context, id: string | null): Promise<VehicleFacts | undefined> {
  if (id === null) return undefined;
  const { rows } = await sql<VehicleFacts>`
    select id, availability, equipment_type_id as "equipmentTypeId", payload_kg::float8 as "payloadKg",
           tare_kg::float8 as "tareKg", gcm_kg::float8 as "gcmKg",
           licence_expiry as "licenceExpiry", roadworthy_expiry as "roadworthyExpiry",
           operator_card_expiry as "operatorCardExpiry", operator_card_category as "operatorCardCategory",
           cross_border_permit_expiry as "crossBorderPermitExpiry"
      from vehicle where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0];
}

async function driverFacts({ db, partition }: Context, id: string | null): Promise<DriverFacts | undefined> {
  if (id === null) return undefined;
  const { rows } = await sql<DriverFacts>`
    select id, availability, licence_code as "licenceCode", licence_expiry as "licenceExpiry",
           prdp_goods as "hasGoodsPermit", prdp_dangerous_goods as "hasDangerousPermit", prdp_expiry as "permitExpiry",
           medical_expiry as "medicalExpiry", dg_training_expiry as "dangerousTrainingExpiry", passport_expiry as "passportExpiry"
      from driver where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0];
}

/** What somebody has gone beyond for this load: supplier → codes; the own fleet is the empty text. */
export async function overridesOf(
  { db, partition }: Context,
  loadId: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (loadId === '') return new Map();
  const { rows } = await sql<{ supplier: string; codes: string[] }>`
    select coalesce(supplier_id::text, '') as supplier, array_agg(code) as codes from load_override
     where partition = ${partition} and load_id = ${loadId} group by supplier_id`.execute(db);
  return new Map(rows.map(({ supplier, codes }) => [supplier, new Set(codes)]));
}

/** The same for one supplier. */
export async function overriddenCodes(
  context: Context,
  loadId: string,
  supplierId: string | null,
): Promise<ReadonlySet<string>> {
  return (await overridesOf(context, loadId)).get(supplierId ?? '') ?? new Set();
}

/** Refuses what stands against it, with all of it: `notEligible`. */
export async function refuseIneligible(context: Context, load: StoredLoad, candidate: Candidate): Promise<void> {
  const findings = await findingsFor(context, load, candidate);
  const blockers = blockersOf(findings, await overriddenCodes(context, load.id, candidate.supplierId));
  if (blockers.length === 0) return;
  throw fail('notEligible', 'rule', {
    findings: blockers.map(({ code, level, subject, details, path }) => ({ code, level, subject, details, path })),
    count: blockers.length,
  });
}

/** Goes beyond an error that may be gone beyond, up to the amount that the caller's roles allow. */
export async function overrideFinding(
  call: Context,
  input: {
    readonly id: string;
    readonly supplierId: string | null;
    readonly code: OverridableCode;
    readonly reason: string;
  },
): Promise<Moved> {
  refuseWhenLimited(call);
  const load = await loads.toChange(call, input.id);
  const candidate = {
    supplierId: input.supplierId,
    vehicleId: load.vehicle_id,
    trailer1Id: load.trailer1_id,
    trailer2Id: load.trailer2_id,
    driverId: load.driver_id,
    coDriverId: load.co_driver_id,
  };
  const found = (await findingsFor(call, load, candidate)).find(
    ({ code, level }) => code === input.code && level === 'E',
  );
  const stake = found?.stake ?? noCents;
  const context = deciding(call, [], fail('forbidden', 'forbidden'), { kind: 'load', amount: stake });
  await sql`insert into load_override (partition, load_id, supplier_id, code, reason, stake, decided_by, decided_by_id)
    values (${context.partition}, ${load.id}, ${input.supplierId}::uuid, ${input.code}, ${input.reason}, ${Number(stake)},
            ${context.actor.name}, ${context.actor.id})`.execute(context.db);
  await addEvent(context, { load_id: load.id, kind: 'overridden', reason_code: input.code, note: input.reason });
  return movedOf(
    await loads.change(context, load, {
      event: 'overridden',
      after: { code: input.code, supplierId: input.supplierId, reason: input.reason, stake },
    }),
  );
}
