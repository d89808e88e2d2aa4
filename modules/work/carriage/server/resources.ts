import { sql } from 'kysely';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import { formatDateTime } from '#platform/dates.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import type { VehicleFailureCode } from '#modules/parties/vehicles/messages/failures/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import type { StoredLoad } from '#modules/work/loads/server/index.ts';

const fail = failures<FailureCode | LoadFailureCode>();
type Problem = FieldProblem & { readonly code: LoadFailureCode | FailureCode | VehicleFailureCode };

/** Who and what takes a load. */
export interface Resources {
  readonly vehicleId: string;
  readonly trailer1Id: string | null;
  readonly trailer2Id: string | null;
  readonly driverId: string;
  readonly coDriverId: string | null;
  readonly isShared: boolean;
  readonly sharedReason: string;
}

/** What a person chose, who may have left out what has to be there. */
export type Chosen = Omit<Resources, 'vehicleId' | 'driverId'> &
  Readonly<Record<'vehicleId' | 'driverId', string | null>>;

/** A vehicle or trailer as far as the check of a choice knows it. */
export interface KnownVehicle {
  readonly id: string;
  readonly code: string;
  readonly kind: string;
  readonly supplier_id: string | null;
}

export type KnownDriver = Pick<KnownVehicle, 'id' | 'supplier_id'>;

/** What a person chose, held against what the load asks for: each problem on its field, all at once. Answers it with its plate. */
export async function checkResources(
  context: Context,
  load: StoredLoad,
  chosen: Chosen,
): Promise<{ readonly resources: Resources; readonly plate: string }> {
  const { db, partition } = context;
  const { vehicleId, trailer1Id, trailer2Id, driverId, coDriverId } = chosen;
  const vehicleIds = [vehicleId, trailer1Id, trailer2Id].filter((id) => id !== null);
  const [vehicles, drivers] = await Promise.all([
    sql<KnownVehicle>`select id, code, kind, supplier_id from vehicle
      where partition = ${partition} and is_active and id = any (${vehicleIds}::uuid[])`.execute(db),
    sql<KnownDriver>`select id, supplier_id from driver
      where partition = ${partition} and is_active and id = any (${[driverId, coDriverId].filter((id) => id !== null)}::uuid[])`.execute(
      db,
    ),
  ]);
  const problems = problemsOfResources(load, chosen, { vehicles: vehicles.rows, drivers: drivers.rows });
  if (vehicleId === null || driverId === null || Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    resources: { ...chosen, vehicleId, driverId },
    plate: vehicles.rows.find(({ id }) => id === vehicleId)!.code,
  };
}

/** The same over records that are known: what does not fit the load or its supplier, by its field. */
export function problemsOfResources(
  load: Pick<StoredLoad, 'supplier_id' | 'trailer_count'>,
  { vehicleId, trailer1Id, trailer2Id, driverId, coDriverId, isShared, sharedReason }: Chosen,
  { vehicles, drivers }: { readonly vehicles: readonly KnownVehicle[]; readonly drivers: readonly KnownDriver[] },
): Readonly<Record<string, Problem>> {
  const problems: Record<string, Problem> = {};
  const check = (
    field: string,
    id: string | null,
    known: readonly { id: string; supplier_id: string | null }[],
    fits?: Problem | false,
  ) => {
    if (id === null) return;
    const found = known.find((each) => each.id === id);
    if (!found) problems[field] = { code: 'notAnOption' };
    else if (found.supplier_id !== load.supplier_id) problems[field] = { code: 'vehicleOfOther' };
    else if (fits) problems[field] = fits;
  };
  const isTrailer = (id: string | null) => trailerKinds.includes(vehicles.find((each) => each.id === id)?.kind ?? '');
  check('vehicleId', vehicleId, vehicles, isTrailer(vehicleId) && { code: 'isTrailer' });
  check('trailer1Id', trailer1Id, vehicles, !isTrailer(trailer1Id) && { code: 'notATrailer' });
  check('trailer2Id', trailer2Id, vehicles, !isTrailer(trailer2Id) && { code: 'notATrailer' });
  check('driverId', driverId, drivers);
  check('coDriverId', coDriverId, drivers);
  if (vehicleId === null) problems['vehicleId'] = { code: 'required' };
  if (driverId === null) problems['driverId'] = { code: 'required' };
  if (load.trailer_count >= 1 && trailer1Id === null) problems['trailer1Id'] = { code: 'required' };
  if (load.trailer_count >= 2 && trailer2Id === null) problems['trailer2Id'] = { code: 'required' };
  if (trailer2Id !== null && trailer2Id === trailer1Id) problems['trailer2Id'] = { code: 'chosenTwice' };
  if (coDriverId !== null && coDriverId === driverId) problems['coDriverId'] = { code: 'chosenTwice' };
  if (isShared && sharedReason === '') problems['sharedReason'] = { code: 'required' };
  return problems;
}

/** The code of PostgreSQL for what an exclusion constraint refuses. */
const overlaps = '23P01';

interface Use {
  readonly kind: 'vehicle' | 'driver';
  readonly id: string;
}

/** Each vehicle and each driver of a choice. */
export function usesOf({ vehicleId, trailer1Id, trailer2Id, driverId, coDriverId }: Resources): readonly Use[] {
  const of = (kind: Use['kind'], ids: readonly (string | null)[]) =>
    ids.filter((id) => id !== null).map((id) => ({ kind, id }));
  return [...of('vehicle', [vehicleId, trailer1Id, trailer2Id]), ...of('driver', [driverId, coDriverId])];
}

/**
 * Reserves what takes the load for the days of its trip, in place of what was reserved before. The database refuses what is
 * on another load at that time, whoever came first; the answer names it.
 */
export async function reserve(context: Context, load: StoredLoad, chosen: Resources): Promise<void> {
  const { db, partition, actor } = context;
  const uses = usesOf(chosen);
  const values = uses.map(
    ({ kind, id }) =>
      sql`(${partition}, ${kind}, ${id}::uuid, ${duringOf(load)}, ${load.id}::uuid, ${chosen.isShared}::boolean, ${chosen.sharedReason}, ${actor.name})`,
  );
  try {
    // On one way, and done in this order.
    await Promise.all([
      releaseResources(context, load.id),
      sql`insert into resource_use (partition, kind, resource_id, during, load_id, is_shared, shared_reason, reserved_by)
        values ${sql.join(values)}`.execute(db),
    ]);
  } catch (error) {
    if ((error as { code?: unknown }).code !== overlaps) throw error;
    throw await taken(context, load, uses);
  }
}

type Times = Pick<StoredLoad, 'load_at' | 'trip_until'>;

/** The end of the trip as far as reservations go: a range is never empty. */
export function reservedUntil({ load_at, trip_until }: Times): Date {
  return new Date(Math.max((trip_until ?? load_at).getTime(), load_at.getTime() + 60_000));
}

/** The days of the trip. */
function duringOf(load: Times) {
  return sql`tstzrange(${load.load_at}::timestamptz, ${reservedUntil(load)}::timestamptz)`;
}

/** A vehicle or a driver for the days of a load that has none yet. */
export interface NewUse extends Use {
  readonly loadId: string;
  readonly from: Date;
  readonly until: Date;
}

/** What somebody has already at that time, among uses that are not written yet; their places. */
export async function takenAmong({ db, partition }: Context, uses: readonly NewUse[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ place: number }>`
    select a.place::int as place
      from jsonb_to_recordset(${JSON.stringify(uses.map((use, place) => ({ ...use, place })))}::jsonb)
           as a(place int, kind text, id uuid, "from" timestamptz, until timestamptz)
     where exists (select from resource_use u where u.partition = ${partition} and u.kind = a.kind and u.resource_id = a.id
       and u.released_at is null and not u.is_shared and u.during && tstzrange(a."from", a.until))`.execute(db);
  return new Set(rows.map(({ place }) => place));
}

/** Reserves for many loads by one statement. Where somebody was quicker the database refuses all of it. */
export async function reserveNew({ db, partition, actor }: Context, uses: readonly NewUse[]): Promise<void> {
  await sql`
    insert into resource_use (partition, kind, resource_id, during, load_id, is_shared, shared_reason, reserved_by)
    select ${partition}, a.kind, a.id, tstzrange(a."from", a.until), a."loadId", false, '', ${actor.name}
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
           as a(kind text, id uuid, "from" timestamptz, until timestamptz, "loadId" uuid)`.execute(db);
}

/** The times of a load that is assigned have changed: its reservations follow, or the change is refused. */
export async function moveReservations(context: Context, load: StoredLoad): Promise<void> {
  const { db, partition } = context;
  try {
    await sql`update resource_use set during = ${duringOf(load)}
      where partition = ${partition} and load_id = ${load.id} and released_at is null`.execute(db);
  } catch (error) {
    if ((error as { code?: unknown }).code !== overlaps) throw error;
    const uses = [load.vehicle_id, load.trailer1_id, load.trailer2_id]
      .filter((id) => id !== null)
      .map((id) => ({ kind: 'vehicle', id }) as const);
    const drivers = [load.driver_id, load.co_driver_id].filter((id) => id !== null);
    throw await taken(context, load, [...uses, ...drivers.map((id) => ({ kind: 'driver', id }) as const)]);
  }
}

export async function releaseResources({ db, partition, now }: Context, loadId: string): Promise<void> {
  await db
    .updateTable('resource_use')
    .set({ released_at: now })
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('released_at', 'is', null)
    .execute();
}

/** Who has it and until when. The transaction is lost by now, so another connection is asked, within the caller's scope. */
async function taken(context: Context, load: StoredLoad, uses: readonly Use[]) {
  const { app, actor, partition, language } = context;
  const db = app.database.single(partition, actor.kind === 'user' ? actor.scope : undefined);
  const { rows } = await sql<{ resource: string; load_number: string; load_id: string; until: Date; by: string }>`
    select coalesce((select v.code from vehicle v where v.partition = u.partition and v.id = u.resource_id),
                    (select d.name || ' ' || d.surname from driver d where d.partition = u.partition and d.id = u.resource_id), '') as resource,
           l.load_number, l.id as load_id, upper(u.during) as until, u.reserved_by as by
      from resource_use u join load l on l.partition = u.partition and l.id = u.load_id
     where u.partition = ${partition} and u.released_at is null and not u.is_shared and u.load_id <> ${load.id}
       and u.resource_id = any (${uses.map(({ id }) => id)}::uuid[]) and u.during && ${duringOf(load)}
     order by u.kind desc, u.during limit 1`.execute(db);
  const found = rows[0];
  if (!found) return fail('resourceTakenByOther', 'conflict');
  return fail('resourceTaken', 'conflict', {
    resource: found.resource,
    loadNumber: found.load_number,
    loadId: found.load_id,
    until: formatDateTime(found.until, language, load.time_zone),
    by: found.by,
  });
}
