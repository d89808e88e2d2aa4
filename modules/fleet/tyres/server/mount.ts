import { sql } from 'kysely';
import type { z } from 'zod';
import { instantAt } from '#platform/wall-clock.ts';
import { type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import { odometerAt, recordOdometer } from '#modules/fleet/odometers/server/index.ts';
import type { tyreService } from '../contract.ts';
import type { TyreFailureCode } from '../messages/failures/index.ts';
import { tyreLives, tyres } from './lives.ts';
import { findTyre, type StoredTyre, type StoredUse, treadsOf, usesOf } from './queries.ts';
import { recordOf } from './records.ts';

type Operations = (typeof tyreService)['operations'];
type Input<Name extends keyof Operations> = z.output<Operations[Name]['input']>;
type Problems = Record<string, FieldProblem & { readonly code: FailureCode | TyreFailureCode }>;

/** Mounts a tyre at a position that is free, with its tread and what the vehicle has run. */
export async function mountTyre(context: Context, { id, vehicleId, position, on, km, treadMm }: Input<'mountTyre'>) {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const stored = await tyres.toChange(context, id);
  tyreLives.next(stored, 'mount');
  const problems = await problemsOf(context, stored, { on, treadMm });
  const kind = await heldKind(context, vehicleId);
  if (kind === undefined) problems['vehicleId'] = { code: 'notAnOption' };
  const other = await db
    .selectFrom('tyre')
    .select('code')
    .where('partition', '=', partition)
    .where('vehicle_id', '=', vehicleId)
    .where('position', '=', position)
    .executeTakeFirst();
  if (other) problems['position'] = { code: 'positionTaken', details: { code: other.code } };
  refuse(problems);
  await tellOdometer(context, vehicleId, kind!, { on, km });
  const use = await db
    .insertInto('tyre_use')
    .values({
      partition,
      tyre_id: id,
      vehicle_id: vehicleId,
      position,
      on_date: on,
      on_km: String(km),
      created_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addTread(context, id, { useId: use.id, on, km, treadMm });
  await tyreLives.move(context, stored, 'mount', {
    columns: { vehicle_id: vehicleId, position },
    after: { position, km, treadMm },
  });
  return recordOf(context, (await findTyre(context, id))!);
}

/** Takes a tyre off its vehicle; it goes into the store. */
export async function dismountTyre(context: Context, { id, on, km, treadMm, reason }: Input<'dismountTyre'>) {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const stored = await tyres.toChange(context, id);
  tyreLives.next(stored, 'dismount');
  const use = await openUse(context, id);
  const problems = await problemsOf(context, stored, { on, treadMm });
  if (km < use.onKm) problems['km'] = { code: 'tyreKmBelow', details: { km: use.onKm } };
  refuse(problems);
  await tellOdometer(context, use.vehicleId, (await heldKind(context, use.vehicleId))!, { on, km });
  await addTread(context, id, { useId: use.id, on, km, treadMm });
  await db
    .updateTable('tyre_use')
    .set({ off_date: on, off_km: String(km), off_reason: reason })
    .where('partition', '=', partition)
    .where('id', '=', use.id)
    .execute();
  await tyreLives.move(context, stored, 'dismount', {
    reason,
    after: { km, treadMm },
  });
  return recordOf(context, (await findTyre(context, id))!);
}

/** Keeps a measured tread. */
export async function measureTyre(context: Context, { id, on, km, treadMm }: Input<'measureTyre'>) {
  refuseWhenScoped(context);
  const stored = await tyres.toChange(context, id);
  tyreLives.next(stored, 'measure');
  const problems = await problemsOf(context, stored, { on, treadMm });
  const use = stored.status === 'MOUNTED' ? await openUse(context, id) : undefined;
  if (use && km === null) problems['km'] = { code: 'required' };
  if (!use && km !== null) problems['km'] = { code: 'tyreNotMounted' };
  if (use && km !== null && km < use.onKm) problems['km'] = { code: 'tyreKmBelow', details: { km: use.onKm } };
  refuse(problems);
  if (use && km !== null)
    await tellOdometer(context, use.vehicleId, (await heldKind(context, use.vehicleId))!, { on, km });
  await addTread(context, id, { useId: use?.id ?? null, on, km, treadMm });
  await tyreLives.move(context, stored, 'measure', { after: { treadMm, ...(km !== null && { km }) } });
  return recordOf(context, (await findTyre(context, id))!);
}

function refuse(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

async function openUse(context: Context, id: string): Promise<StoredUse> {
  return (await usesOf(context, [id])).find(({ offDate }) => offDate === null)!;
}

/** What is told of a tyre is not of a day to come, follows what was told before, and no tread grows. */
async function problemsOf(
  context: Context,
  stored: StoredTyre,
  { on, treadMm }: { readonly on: string; readonly treadMm: number },
): Promise<Problems> {
  const problems: Problems = {};
  const [uses, treads] = await Promise.all([usesOf(context, [stored.id]), treadsOf(context, [stored.id])]);
  const days = [stored.bought_on, uses.at(-1)?.onDate, uses.at(-1)?.offDate, treads.at(-1)?.date];
  const last = days.flatMap((day) => day ?? []).reduce((a, b) => (a > b ? a : b));
  if (on > context.today) problems['on'] = { code: 'tyreAhead' };
  else if (on < last) problems['on'] = { code: 'tyreBeforeLast', details: { day: last } };
  const least = treads.at(-1)?.mm ?? Number(stored.bought_tread_mm);
  if (treadMm > least) problems['treadMm'] = { code: 'treadGrows', details: { mm: least } };
  return problems;
}

async function addTread(
  { db, partition, actor }: Context,
  tyreId: string,
  tread: { readonly useId: string | null; readonly on: string; readonly km: number | null; readonly treadMm: number },
): Promise<void> {
  await db
    .insertInto('tyre_tread')
    .values({
      partition,
      tyre_id: tyreId,
      use_id: tread.useId,
      measured_on: tread.on,
      mm: String(tread.treadMm),
      km: tread.km === null ? null : String(tread.km),
      created_by: actor.name,
    })
    .execute();
}

/** The kind of an active vehicle, held so that of two tyres at one position the second is refused. */
async function heldKind({ db, partition }: Context, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ kind: string }>`
    select kind from vehicle where partition = ${partition} and id = ${id} and is_active for no key update`.execute(db);
  return rows[0]?.kind;
}

/**
 * Tells the odometer of a vehicle through its one door, which judges it; several tyres of one visit tell it once. A trailer has
 * none: what is typed is that of its hub.
 */
async function tellOdometer(
  context: Context,
  vehicleId: string,
  kind: string,
  { on, km }: { readonly on: string; readonly km: number },
): Promise<void> {
  if (trailerKinds.includes(kind as never)) return;
  const noon = instantAt(`${on}T12:00`, context.timeZone);
  const at = noon < context.now ? noon : context.now;
  if ((await odometerAt(context, vehicleId, at))?.km === km) return;
  await recordOdometer(context, { vehicleId, at, km, source: 'person' });
}
