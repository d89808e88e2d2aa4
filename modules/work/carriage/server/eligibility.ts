import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { cents } from '#platform/money.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { Finding } from '#modules/work/loads/findings.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { type AskedLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ApplicationState } from '#modules/parties/suppliers/status.ts';
import { blockersOf, combinationFindings, driverFindings, type Exception, vehicleFindings } from '../eligibility.ts';
import { loadFindings } from '../load-findings.ts';
import { listFindings, supplierFindings } from '../supplier-findings.ts';
import type { VehicleFacts } from '../facts.ts';
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
    driversCalled(
      context,
      idsOf(['driverId', 'coDriverId']),
      pairings.map(({ load }) => load),
    ),
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
    const [driven] = combination;
    if (supplier && driven && candidate.vehicleId) findings.push(...listFindings(load, supplier, driven));
    for (const subject of driverSubjects) {
      const driver = drivers.get(candidate[`${subject}Id`] ?? '');
      if (driver) findings.push(...driverFindings(load, driver, subject));
    }
    return findings;
  });
}

/** Reads the exceptions that somebody made for this load, by supplier; the own fleet is the empty text. */
export async function exceptionsOf(
  context: Context,
  loadId: string,
): Promise<ReadonlyMap<string, readonly Exception[]>> {
  if (loadId === '') return new Map();
  const known = await exceptionsOfAll(context, [loadId]);
  return new Map([...known].map(([key, exceptions]) => [key.slice(loadId.length + 1), exceptions]));
}

/** The same of many loads: load and supplier, with a space between them → exceptions. */
export async function exceptionsOfAll(
  { db, partition }: Context,
  loadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Exception[]>> {
  const { rows } = await sql<Omit<Exception, 'stake'> & { key: string; stake: string }>`
    select load_id::text || ' ' || coalesce(supplier_id::text, '') as key, code, stake::text as stake, details from load_override
     where partition = ${partition} and load_id = any (${loadIds}::uuid[]) order by decided_at, id`.execute(db);
  return Map.groupBy(
    rows.map(({ stake, ...row }) => ({ ...row, stake: cents(BigInt(stake)) })),
    ({ key }) => key,
  );
}

/** The same for one supplier. */
export async function exceptionsFor(
  context: Context,
  loadId: string,
  supplierId: string | null,
): Promise<readonly Exception[]> {
  return (await exceptionsOf(context, loadId)).get(supplierId ?? '') ?? [];
}

/** Refuses what stands against it, with all of it, in words too: `notEligible`. */
export async function refuseIneligible(context: Context, load: StoredLoad, candidate: Candidate): Promise<void> {
  await refuseIneligibleAmong(context, [{ load, candidate }]);
}

/** The same of many loads at once: the first that somebody may not take refuses all. */
export async function refuseIneligibleAmong(context: Context, pairings: readonly Pairing[]): Promise<void> {
  const [findings, exceptions] = await Promise.all([
    findingsForAll(context, pairings),
    exceptionsOfAll(
      context,
      pairings.map(({ load }) => load.id),
    ),
  ]);
  for (const [place, { load, candidate }] of pairings.entries()) {
    const made = exceptions.get(`${load.id} ${candidate.supplierId ?? ''}`) ?? [];
    const blockers = blockersOf(findings[place]!, made);
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
       and status = ${literal<ApplicationState>('approved')} and is_transporter`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
