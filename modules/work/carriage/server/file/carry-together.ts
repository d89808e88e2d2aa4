import type { Context } from '#platform/server/implement.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import { updateRows } from '#platform/server/update-rows.ts';
import { blockersOf } from '#modules/work/carriage/eligibility.ts';
import { execution, type LoadEventName } from '#modules/work/loads/status.ts';
import {
  type BookedFromFile,
  eventRow,
  factsOf,
  findLoads,
  type ImportedLoad,
  loadNoun,
  type LoadTotals,
  type Moved,
  movedOf,
  type StoredLoad,
} from '#modules/work/loads/server/index.ts';
import { rateBuyingOfNew } from '#modules/work/load-prices/server/index.ts';
import { executions } from '../lives.ts';
import { findingsForAll } from '../eligibility.ts';
import { approvedAmong, assigning, awarding } from '../moves.ts';
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
 * Gives loads that were booked in this transaction to their carriers, and names who drives: by one statement for each table,
 * where the desk needs some thirty for each load. It takes only those against which nothing stands, and answers them; the
 * others are left as they are, so that the desk's own functions say why. What it writes is what these would have written.
 */
async function carryTogether(context: Context, booked: readonly BookedFromFile[]): Promise<ReadonlyMap<string, Moved>> {
  const carried = await unhindered(context, booked);
  if (carried.length === 0) return new Map();
  const totals = await rateBuyingOfNew(
    context,
    carried.map(({ stored, values }) => ({ ...stored, supplier_id: values.supplierId })),
  );
  const moves = carried.map((each) => movesOf(each, totals.get(each.stored.id)!));
  const { db, partition, actor, now } = context;
  // The connection keeps their order.
  await Promise.all([
    reserveNew(
      context,
      carried.flatMap(({ uses }) => uses),
    ),
    updateRows(
      db,
      'load',
      moves.map(({ after: { id, status, version }, columns }) => ({
        ...columns,
        partition,
        id,
        status,
        version,
        updated_by: actor.name,
        updated_at: now,
        last_event_at: now,
      })),
    ),
    insertRows(
      db,
      'load_event',
      moves.flatMap(({ after, told }) =>
        told.map(({ entry, kept }) => eventRow(context, { load_id: after.id, kind: entry.event, ...kept })),
      ),
    ),
    context.audit(moves.flatMap(({ told }) => told.map(({ entry }) => entry))),
  ]);
  // Told of together, and awaited to the last: what is left on its way when one fails would outlive the savepoint.
  const told = await Promise.allSettled(
    moves
      .filter(({ after }) => after.status === 'ASSIGNED')
      .map(({ after }) => context.happened('load.assigned', factsOf(after))),
  );
  for (const each of told) if (each.status === 'rejected') throw each.reason;
  return new Map(moves.map(({ after }) => [after.id, movedOf(after)]));
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
    if (blockersOf(findings[place]!, new Set()).length > 0) return false;
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

/** What becomes of a load, and what its events and the trail say of it: awarded, and assigned where the file says so. */
function movesOf({ stored, values, plate }: Carried, totals: LoadTotals) {
  const award = awarding(stored, values);
  const awarded = moved(stored, 'award', { ...award.columns, ...totals });
  const told = [{ entry: entryOf(stored, 'award', award), kept: award.kept }];
  if (values.status !== 'ASSIGNED') return { after: awarded, columns: columnsOf(awarded), told };
  const assign = assigning(awarded, crewOf(values), plate);
  const assigned = moved(awarded, 'assign', assign.columns);
  return {
    after: assigned,
    columns: columnsOf(assigned),
    told: [...told, { entry: entryOf(awarded, 'assign', assign), kept: {} }],
  };
}

function moved(stored: StoredLoad, event: LoadEventName, columns: Partial<StoredLoad>): StoredLoad {
  return { ...stored, ...columns, status: executions.next(stored, event), version: stored.version + 1 };
}

function entryOf(
  stored: StoredLoad,
  event: LoadEventName,
  { before, after }: { readonly before: object; readonly after: object },
) {
  return {
    noun: loadNoun,
    recordId: stored.id,
    event: execution.past[event],
    before: { status: stored.status, ...before },
    after: { status: executions.next(stored, event), ...after },
  } as const;
}

/** Everything that an award or an assignment changes. */
function columnsOf(load: StoredLoad) {
  const { supplier_id, is_own_fleet, supplier_reference, sell_net, sell_gross, buy_net } = load;
  const given = { supplier_id, is_own_fleet, supplier_reference, sell_net, sell_gross, buy_net };
  const { vehicle_id, trailer1_id, trailer2_id, driver_id, co_driver_id, search_words } = load;
  return { ...given, vehicle_id, trailer1_id, trailer2_id, driver_id, co_driver_id, search_words };
}

/**
 * Gives loads that a file has booked to their carriers: together where nothing stands against them, else one by one. Who may
 * not carry it after all takes the load with it: the caller takes both back.
 */
export async function carryAll(
  context: Context,
  booked: readonly BookedFromFile[],
): Promise<ReadonlyMap<string, Moved>> {
  const carried = new Map(await carryTogether(context, booked));
  // Open boards are told once, of all of them.
  const quiet = { ...context, publish: async () => {} };
  for (const { load, values } of booked)
    if (!carried.has(load.id)) carried.set(load.id, await carry(quiet, load, values));
  return carried;
}
