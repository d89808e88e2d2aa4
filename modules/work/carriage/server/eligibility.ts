import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Finding } from '#modules/work/loads/findings.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { type AskedLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import {
  blockersOf,
  combinationFindings,
  driverFindings,
  loadFindings,
  supplierFindings,
  type VehicleFacts,
  vehicleFindings,
} from '../eligibility.ts';
import { carriersCalled, driversCalled, factsOfLoads, vehiclesCalled } from './eligibility-facts.ts';
import { findingSentences } from './finding-sentences.ts';

const fail = failures<FailureCode | LoadFailureCode>();

/** Who and what is asked about. */
export interface Candidate {
  readonly supplierId: string | null;
  readonly vehicleId?: string | null;
  readonly trailer1Id?: string | null;
  readonly trailer2Id?: string | null;
  readonly driverId?: string | null;
  readonly coDriverId?: string | null;
}

/** Reads carrier, vehicles and driver of a load as they are now. */
export function candidateOf(load: Carried): Candidate {
  return {
    supplierId: load.supplier_id,
    vehicleId: load.vehicle_id,
    trailer1Id: load.trailer1_id,
    trailer2Id: load.trailer2_id,
    driverId: load.driver_id,
    coDriverId: load.co_driver_id,
  };
}
export type Carried = Pick<
  StoredLoad,
  'supplier_id' | 'vehicle_id' | 'trailer1_id' | 'trailer2_id' | 'driver_id' | 'co_driver_id'
>;

/** A load and who is to take it. */
export interface Pairing {
  readonly load: AskedLoad;
  readonly candidate: Candidate;
}

const vehicleSubjects = ['vehicle', 'trailer1', 'trailer2'] as const;
const driverSubjects = ['driver', 'coDriver'] as const;

/** Everything that stands against a candidate, and what should be known of it. */
export async function findingsFor(context: Context, load: AskedLoad, candidate: Candidate): Promise<Finding[]> {
  return (await findingsForAll(context, [{ load, candidate }]))[0]!;
}

/** The same for many loads at once, in their order: the facts come by one statement for each kind. */
export async function findingsForAll(context: Context, pairings: readonly Pairing[]): Promise<Finding[][]> {
  const candidates = pairings.map(({ candidate }) => candidate);
  const idsOf = (subjects: readonly (keyof Candidate)[]) => [
    ...new Set(candidates.flatMap((each) => subjects.flatMap((subject) => each[subject] ?? []))),
  ];
  // Together on one way: each wait for the database costs more than what it does for one load.
  const [facts, suppliers, vehicles, drivers] = await Promise.all([
    factsOfLoads(
      context,
      pairings.map(({ load }) => load),
    ),
    carriersCalled(context, idsOf(['supplierId'])),
    vehiclesCalled(context, idsOf(['vehicleId', 'trailer1Id', 'trailer2Id'])),
    driversCalled(context, idsOf(['driverId', 'coDriverId'])),
  ]);
  return candidates.map((candidate, place) => {
    const load = facts[place]!;
    const findings = loadFindings(load);
    const supplier = suppliers.get(candidate.supplierId ?? '');
    if (supplier) findings.push(...supplierFindings(load, supplier));
    const combination: VehicleFacts[] = [];
    for (const subject of vehicleSubjects) {
      const vehicle = vehicles.get(candidate[`${subject}Id`] ?? '');
      if (!vehicle) continue;
      findings.push(...vehicleFindings(load, vehicle, subject));
      combination.push(vehicle);
    }
    if (candidate.vehicleId) findings.push(...combinationFindings(load, combination));
    for (const subject of driverSubjects) {
      const driver = drivers.get(candidate[`${subject}Id`] ?? '');
      if (driver) findings.push(...driverFindings(load, driver, subject));
    }
    return findings;
  });
}

/** Reads the refusals that somebody overrode for this load: supplier → codes; the own fleet is the empty text. */
export async function overridesOf(context: Context, loadId: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (loadId === '') return new Map();
  const known = await overridesOfAll(context, [loadId]);
  return new Map([...known].map(([key, codes]) => [key.slice(loadId.length + 1), codes]));
}

/** The same of many loads: load and supplier, with a space between them → codes. */
export async function overridesOfAll(
  { db, partition }: Context,
  loadIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ key: string; codes: string[] }>`
    select load_id::text || ' ' || coalesce(supplier_id::text, '') as key, array_agg(code) as codes from load_override
     where partition = ${partition} and load_id = any (${loadIds}::uuid[]) group by 1`.execute(db);
  return new Map(rows.map(({ key, codes }) => [key, new Set(codes)]));
}

/** The same for one supplier. */
export async function overriddenCodes(
  context: Context,
  loadId: string,
  supplierId: string | null,
): Promise<ReadonlySet<string>> {
  return (await overridesOf(context, loadId)).get(supplierId ?? '') ?? new Set();
}

/** Refuses what stands against it, with all of it, in words too: `notEligible`. */
export async function refuseIneligible(context: Context, load: StoredLoad, candidate: Candidate): Promise<void> {
  await refuseIneligibleAmong(context, [{ load, candidate }]);
}

/** The same of many loads at once: the first that somebody may not take refuses all. */
export async function refuseIneligibleAmong(context: Context, pairings: readonly Pairing[]): Promise<void> {
  const [findings, overridden] = await Promise.all([
    findingsForAll(context, pairings),
    overridesOfAll(
      context,
      pairings.map(({ load }) => load.id),
    ),
  ]);
  for (const [place, { load, candidate }] of pairings.entries()) {
    const codes = overridden.get(`${load.id} ${candidate.supplierId ?? ''}`) ?? new Set();
    const blockers = blockersOf(findings[place]!, codes);
    if (blockers.length === 0) continue;
    throw fail('notEligible', 'rule', {
      findings: blockers.map(({ code, level, subject, details, path }) => ({ code, level, subject, details, path })),
      count: blockers.length,
      rules: await findingSentences(context.language, blockers),
    });
  }
}

/** Those of the suppliers that may carry loads at all. */
export async function approvedAmong({ db, partition }: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from supplier where partition = ${partition} and id = any (${ids}::uuid[])
       and status = 'approved' and is_transporter`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
