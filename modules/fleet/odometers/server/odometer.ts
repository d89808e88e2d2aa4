import { sql } from 'kysely';
import { type FieldProblem, failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import type { OdometerFailureCode } from '../messages/failures/index.ts';
import type { ReadingDoubt, ReadingSource } from '../sources.ts';
import type { OdometerUnit } from '../units.ts';
import { readings, type StoredReading } from './readings.ts';
import './tables.ts';

const fail = failures<FailureCode | OdometerFailureCode>();
/** A clock may be ahead of ours by so much. */
const aheadMs = 5 * 60_000;

/** What an odometer showed. */
export interface NewReading {
  readonly vehicleId: string;
  readonly at: Date;
  /** Kilometres that the counter showed; the offset of a changed device is added here. */
  readonly km: number;
  readonly source: ReadingSource;
  /** The record that tells it: told again, it takes the place of what the same record told before. */
  readonly sourceId?: string;
  /** The tracker; nothing for the counter of the dashboard. */
  readonly deviceId?: string;
  /** The unit in which the source counts; kilometres where it is left out. */
  readonly unit?: OdometerUnit;
  readonly note?: string;
}

/** A reading that counts. */
export interface OdometerReading {
  readonly id: string;
  readonly at: Date;
  readonly km: number;
  readonly source: ReadingSource;
}

export type OdometerProblem = FieldProblem & { readonly code: ReadingDoubt };

/**
 * Keeps a reading: the one door, whoever tells it. It is judged by its neighbours in time, however late it comes. Throws
 * `invalidPayload` with codes by field: `vehicleId` (`notAnOption`, `readingNoOdometer`), `at` (`readingAhead`), `km` (`readingBelow`,
 * `readingAbove`, `readingAboveNext`, `readingBelowNext`, with the neighbour's `km`). Answers kilometres of the vehicle.
 */
export async function recordOdometer(context: Context, told: NewReading): Promise<{ id: string; km: number }> {
  const { vehicleId, at } = told;
  await holdOdometer(context, vehicleId);
  const problems: Record<string, { code: FailureCode | OdometerFailureCode }> = {};
  const kind = await kindOf(context, vehicleId);
  if (kind === undefined) problems['vehicleId'] = { code: 'notAnOption' };
  else if (trailerKinds.includes(kind)) problems['vehicleId'] = { code: 'readingNoOdometer' };
  if (isAhead(context, at)) problems['at'] = { code: 'readingAhead' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const km = (await withOffset(context, told)) ?? told.km;
  const known = told.sourceId ? await knownOf(context, told.source, told.sourceId) : undefined;
  const fault = await faultOf(context, { vehicleId, at, km }, known?.id);
  if (fault) throw invalidFields({ km: fault });
  return known ? replaceReading(context, known.id, { vehicleId, at, km }) : addReading(context, { ...told, km });
}

/** The last reading that counts at a moment; undefined where there is none yet. */
export async function odometerAt(
  context: Pick<Context, 'db' | 'partition'>,
  vehicleId: string,
  at: Date,
): Promise<OdometerReading | undefined> {
  return (await odometersAt(context, [vehicleId], at)).get(vehicleId);
}

/** The same of many vehicles, by their ids. */
export async function odometersAt(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  vehicleIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, OdometerReading>> {
  const { rows } = await sql<OdometerReading & { vehicleId: string }>`
    select v.id as "vehicleId", r.id, r.at, r.km, r.source from unnest(${vehicleIds}::uuid[]) v (id)
      cross join lateral (
        select r.id, r.at, r.km::float8 as km, r.source from odometer_reading r
         where r.partition = ${partition} and r.vehicle_id = v.id and r.doubt = '' and r.withdrawn_at is null and r.at <= ${at}
         order by r.at desc, r.km desc limit 1) r`.execute(db);
  return new Map(rows.map((row) => [row.vehicleId, row]));
}

/** Takes back what a record told, since the record was taken back itself. */
export async function withdrawOdometerOf(
  context: Context,
  { source, sourceId, reason }: { readonly source: ReadingSource; readonly sourceId: string; readonly reason: string },
): Promise<void> {
  const known = await knownOf(context, source, sourceId);
  if (!known) return;
  await holdOdometer(context, known.vehicle_id);
  await withdraw(context, await readings.lock(context, known.id), reason);
}

/** Corrects a reading that a person typed. */
export async function correctReading(
  context: Context,
  given: { readonly id: string; readonly at: Date; readonly km: number; readonly reason: string },
) {
  const stored = await readings.toChange(context, given.id);
  refuseWithdrawn(stored);
  if (stored.source !== 'person' && stored.source !== 'counter' && stored.source !== 'tracker')
    throw fail('readingOfRecord', 'rule');
  await holdOdometer(context, stored.vehicle_id);
  if (isAhead(context, given.at)) throw invalidFields({ at: { code: 'readingAhead' } });
  const fault = await faultOf(context, { vehicleId: stored.vehicle_id, at: given.at, km: given.km }, stored.id);
  if (fault) throw invalidFields({ km: fault });
  const changed = await readings.change(context, stored, {
    event: 'changed',
    columns: { at: given.at, km: String(given.km), doubt: '' },
    before: { at: stored.at.toISOString(), km: Number(stored.km) },
    after: { at: given.at.toISOString(), km: given.km, reason: given.reason },
  });
  await judgeAgain(context, stored.vehicle_id);
  return { id: changed.id, lockId: lockIdOf(changed), km: given.km };
}

/** Takes a reading back; what was doubted beside it is judged again. */
export async function withdrawReading(context: Context, id: string, reason: string) {
  const stored = await readings.toChange(context, id);
  refuseWithdrawn(stored);
  await holdOdometer(context, stored.vehicle_id);
  const changed = await withdraw(context, stored, reason);
  return { id, lockId: lockIdOf(changed), km: Number(stored.km) };
}

async function withdraw(context: Context, stored: StoredReading, reason: string) {
  const changed = await readings.change(context, stored, {
    event: 'withdrawn',
    columns: { withdrawn_at: context.now, withdraw_reason: reason },
    after: { km: Number(stored.km), reason },
  });
  await judgeAgain(context, stored.vehicle_id);
  return changed;
}

function refuseWithdrawn({ withdrawn_at }: StoredReading): void {
  if (withdrawn_at) throw fail('readingWithdrawn', 'rule');
}

export function isAhead({ now }: Context, at: Date): boolean {
  return at.getTime() > now.getTime() + aheadMs;
}

/** Lets readings of one vehicle come one after the other, so that each sees its neighbours. */
export async function holdOdometer({ db }: Context, vehicleId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${vehicleId}, 690))`.execute(db);
}

/** The kind of a vehicle that the caller sees. */
export async function kindOf({ db, partition }: Context, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ kind: string }>`
    select kind from vehicle where partition = ${partition} and id = ${id}`.execute(db);
  return rows[0]?.kind;
}

/** Why a reading cannot be, beside its neighbours in time. */
export async function faultOf(
  { db }: Context,
  { vehicleId, at, km }: Pick<NewReading, 'vehicleId' | 'at' | 'km'>,
  but?: string,
): Promise<OdometerProblem | undefined> {
  const { rows } = await sql<{ fault: { code: ReadingDoubt; km: number } | null }>`
    select odometer_fault(${vehicleId}::uuid, ${at}::timestamptz, ${km}::numeric, ${but ?? null}::uuid) as fault`.execute(
    db,
  );
  const fault = rows[0]?.fault;
  return fault ? { code: fault.code, details: { km: fault.km } } : undefined;
}

/** Kilometres of the vehicle where its device or counter was changed before; undefined where it was not. */
async function withOffset(
  { db, partition }: Context,
  { vehicleId, at, km, deviceId = '' }: NewReading,
): Promise<number | undefined> {
  const { rows } = await sql<{ counter_km: number; vehicle_km: number }>`
    select counter_km::float8, vehicle_km::float8 from odometer_offset
     where partition = ${partition} and vehicle_id = ${vehicleId} and device_id = ${deviceId} and at <= ${at}
     order by at desc limit 1`.execute(db);
  const [offset] = rows;
  return offset && Math.round((km - offset.counter_km + offset.vehicle_km) * 10) / 10;
}

async function knownOf({ db, partition }: Context, source: ReadingSource, sourceId: string) {
  return db
    .selectFrom('odometer_reading')
    .select(['id', 'vehicle_id'])
    .where('partition', '=', partition)
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Adds a reading that was judged. */
export async function addReading(context: Context, told: NewReading): Promise<{ id: string; km: number }> {
  const { db, partition, actor } = context;
  const { id } = await db
    .insertInto('odometer_reading')
    .values({
      partition,
      vehicle_id: told.vehicleId,
      at: told.at,
      km: String(told.km),
      source: told.source,
      source_id: told.sourceId ?? '',
      device_id: told.deviceId ?? '',
      unit: told.unit ?? 'km',
      note: told.note ?? '',
      created_by: actor.name,
      updated_by: actor.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { vehicleId: told.vehicleId, at: told.at.toISOString(), km: told.km, source: told.source };
  await readings.announce(context, { id, version: 1 }, { event: 'created', after });
  return { id, km: told.km };
}

async function replaceReading(
  context: Context,
  id: string,
  { vehicleId, at, km }: Pick<NewReading, 'vehicleId' | 'at' | 'km'>,
): Promise<{ id: string; km: number }> {
  const stored = await readings.lock(context, id);
  const isSame = Number(stored.km) === km && stored.at.getTime() === at.getTime() && stored.vehicle_id === vehicleId;
  if (isSame && stored.doubt === '') return { id, km };
  await readings.change(context, stored, {
    event: 'changed',
    columns: { vehicle_id: vehicleId, at, km: String(km), doubt: '' },
    before: { km: Number(stored.km), at: stored.at.toISOString() },
    after: { km, at: at.toISOString() },
  });
  await judgeAgain(context, vehicleId);
  return { id, km };
}

async function judgeAgain({ db }: Context, vehicleId: string): Promise<void> {
  await sql`select judge_odometer_again(${vehicleId})`.execute(db);
}
