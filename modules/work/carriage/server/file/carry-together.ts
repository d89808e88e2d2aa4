import type { Context } from '#platform/server/implement.ts';
import { quietly } from '#platform/server/quietly.ts';
import { blockersOf } from '#modules/work/carriage/eligibility.ts';
import {
  type BookedFromFile,
  findLoads,
  type ImportedLoad,
  type Moved,
  movedOf,
  type StoredLoad,
} from '#modules/work/loads/server/index.ts';
import { applyRatingsToMany } from '#modules/work/load-prices/server/index.ts';
import { executions } from '../lives.ts';
import { approvedAmong, findingsForAll } from '../eligibility.ts';
import { assigning, awarding } from '../moves.ts';
import {
  type NewUse,
  problemsOfResources,
  reservedUntil,
  reserveNew,
  type Resources,
  takenAmong,
  usesOf,
} from '../resources.ts';
import { carry, problemsOfCarriage } from './carriage.ts';
import { namedResources } from './check-carriage.ts';

/** A load of a file as it is stored, with its uses; one that is only booked has none. */
interface Carried {
  readonly stored: StoredLoad;
  readonly values: ImportedLoad;
  readonly plate: string;
  readonly uses: readonly NewUse[];
}

/**
 * Gives loads that were booked in this transaction to their carriers, and names who drives: all of them go through the same
 * events as at the desk, together. It takes only those against which nothing stands, and answers them; the others are left
 * as they are, so that the desk's own functions say why.
 */
async function carryTogether(context: Context, booked: readonly BookedFromFile[]): Promise<ReadonlyMap<string, Moved>> {
  const carried = await unhindered(context, booked);
  if (carried.length === 0) return new Map();
  const rated = await applyRatingsToMany(
    context,
    carried.map(({ stored, values }) => ({ ...stored, supplier_id: values.supplierId })),
    { only: 'buy' },
  );
  await reserveNew(
    context,
    carried.flatMap(({ uses }) => uses),
  );
  const awarded = await executions.moveMany(
    context,
    carried.map(({ stored, values }) => {
      const { columns, ...award } = awarding(stored, values);
      return { ...award, stored, event: 'award' as const, columns: { ...columns, ...rated.get(stored.id)!.totals } };
    }),
  );
  const assigned = await executions.moveMany(
    context,
    carried.flatMap(({ values, plate }, place) => {
      const stored = awarded[place]!;
      return values.status === 'ASSIGNED'
        ? [{ ...assigning(stored, crewOf(values), plate), stored, event: 'assign' as const }]
        : [];
    }),
  );
  return new Map([...awarded, ...assigned].map((load) => [load.id, movedOf(load)]));
}

function crewOf({ vehicleId, trailer1Id, trailer2Id, driverId, coDriverId }: ImportedLoad): Resources {
  return {
    vehicleId: vehicleId!,
    trailer1Id,
    trailer2Id,
    driverId: driverId!,
    coDriverId,
    isShared: false,
    sharedReason: '',
  };
}

/** Those of the loads that the desk would not refuse to give away. */
async function unhindered(context: Context, booked: readonly BookedFromFile[]): Promise<readonly Carried[]> {
  const asked = booked.filter(
    ({ load, values }) => load.holds.length === 0 && Object.keys(problemsOfCarriage(context, values)).length === 0,
  );
  if (asked.length === 0) return [];
  const found = await findLoads(
    context,
    asked.map(({ load }) => load.id),
  );
  const rows = asked.map(({ load, values }) => ({ stored: found.get(load.id)!, values }));
  const values = rows.map((row) => row.values);
  const [findings, resources, suppliers] = await Promise.all([
    findingsForAll(
      context,
      rows.map((row) => ({ load: row.stored, candidate: row.values })),
    ),
    namedResources(context, values),
    approvedAmong(context, [...new Set(values.flatMap(({ supplierId }) => supplierId ?? []))]),
  ]);
  const fitting = rows.filter(({ stored, values: said }, place) => {
    if (said.supplierId !== null && !suppliers.has(said.supplierId)) return false;
    // Nobody can have overridden anything of a load that is new.
    if (blockersOf(findings[place]!, []).length > 0) return false;
    if (said.status !== 'ASSIGNED') return true;
    const problems = problemsOfResources({ ...stored, supplier_id: said.supplierId }, crewOf(said), resources);
    return Object.keys(problems).length === 0;
  });
  return free(
    context,
    fitting.map(({ stored, values: said }) => ({
      stored,
      values: said,
      plate: resources.vehicles.find(({ id }) => id === said.vehicleId)?.code ?? '',
      uses: said.status === 'ASSIGNED' ? usesFor(stored, crewOf(said)) : [],
    })),
  );
}

function usesFor(stored: StoredLoad, crew: Resources): readonly NewUse[] {
  const times = { loadId: stored.id, from: stored.load_at, until: reservedUntil(stored) };
  return usesOf(crew).map((use) => ({ ...use, ...times }));
}

/** Without those whose vehicle or driver is elsewhere at that time: on a load on file, or on one before it in the file. */
async function free(context: Context, carried: readonly Carried[]): Promise<readonly Carried[]> {
  const all = carried.flatMap(({ uses }) => uses);
  if (all.length === 0) return carried;
  const places = await takenAmong(context, all);
  const taken = new Set(all.filter((_, place) => places.has(place)));
  const given = new Map<string, NewUse[]>();
  return carried.filter(({ uses }) => {
    const isTaken = uses.some(
      (use) => taken.has(use) || given.get(use.id)?.some((other) => other.from < use.until && other.until > use.from),
    );
    if (isTaken) return false;
    for (const use of uses) given.set(use.id, [...(given.get(use.id) ?? []), use]);
    return true;
  });
}

/**
 * Gives loads that a file has booked to their carriers: together where nothing stands against them, else one by one. Who may
 * not carry it after all takes the load with it: the caller takes both back.
 */
export async function carryAll(
  context: Context,
  booked: readonly BookedFromFile[],
): Promise<ReadonlyMap<string, Moved>> {
  // Open boards are told once, of all of them.
  const quiet = quietly(context);
  const carried = new Map(await carryTogether(quiet, booked));
  for (const { load, values } of booked)
    if (!carried.has(load.id)) carried.set(load.id, await carry(quiet, load, values));
  return carried;
}
