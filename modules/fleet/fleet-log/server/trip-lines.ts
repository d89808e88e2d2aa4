import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { execution } from '#modules/work/loads/status.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import { odometerAt, type OdometerReading } from '#modules/fleet/odometers/server/index.ts';
import type { KmSource } from '../fields.ts';
import { fleetLogLife } from '../status.ts';
import { bookMonth, dayAt, holdBook } from './known.ts';
import { fleetLineLives, fleetLines } from './lives.ts';
import { type StoredLine, tripBefore } from './queries.ts';
import { insertLine } from './save-line.ts';

/** A load that own people drove, with what its stops say. */
interface DrivenLoad {
  readonly id: string;
  readonly companyId: string;
  readonly vehicleId: string;
  readonly driverId: string | null;
  readonly origin: string;
  readonly destination: string;
  readonly distanceKm: number | null;
  readonly stops: number;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly firstOdometer: number | null;
  readonly lastOdometer: number | null;
}

/** A reading belongs to a stop that was at most so long before or after it. */
const nearMs = 3 * 3_600_000;

/** Writes the line of a load that was delivered with an own vehicle; nothing where it has one, or somebody else drove. */
export async function writeTripLine(context: Context, loadId: string): Promise<StoredLine | undefined> {
  const load = await drivenLoad(context, loadId);
  if (!load?.startedAt || !load.endedAt) return undefined;
  const { vehicleId, companyId, startedAt, endedAt } = load;
  await holdBook(context, vehicleId);
  if (await lineOfLoad(context, loadId)) return undefined;
  const { startKm, endKm, kmSource } = await kilometresOf(context, load, startedAt, endedAt);
  const day = await dayAt(context, companyId, endedAt);
  return insertLine(context, {
    company_id: companyId,
    vehicle_id: vehicleId,
    kind: 'trip',
    day,
    month: await bookMonth(context, vehicleId, day),
    started_at: startedAt,
    ended_at: endedAt,
    load_id: loadId,
    driver_id: load.driverId,
    from_place: load.origin,
    to_place: load.destination,
    purpose: 'load',
    start_km: String(startKm),
    end_km: String(endKm),
    km_source: kmSource,
    stops: load.stops,
    overnight: (await dayAt(context, companyId, startedAt)) !== day,
    // Kilometres that follow from the distance of the load alone wait for somebody who knows them.
    flags: JSON.stringify(kmSource === 'distance' ? ['distance'] : []),
    source: 'load',
  });
}

/** Takes the line of a load away whose delivery was taken back; a locked one stays for a person to reverse. */
export async function removeTripLine(context: Context, loadId: string): Promise<void> {
  const id = await lineOfLoad(context, loadId);
  const stored = id && (await fleetLines.lock(context, id));
  if (!stored || stored.status !== 'OPEN') return;
  await fleetLineLives.move(context, stored, 'remove', { reason: 'load.undelivered' });
}

/** Own loads of a vehicle's month that have no line yet get theirs: a delivery that was told late, or from before the book. */
export async function writeMissingLines(context: Context, vehicleId: string, month: string): Promise<void> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select l.id from load l
     where l.partition = ${partition} and l.vehicle_id = ${vehicleId} and l.is_own_fleet and l.status in ${setOf(execution, 'delivered')}
       and l.delivered_at >= ${`${month}-01`}::date - interval '1 day' and l.delivered_at < ${`${month}-01`}::date + interval '1 month 1 day'
       and not exists (select from fleet_log_line t where t.partition = l.partition and t.load_id = l.id and t.status in ${setOf(fleetLogLife, 'inBook')})
     order by l.delivered_at limit 200`.execute(db);
  for (const { id } of rows) await writeTripLine(context, id);
}

async function lineOfLoad({ db, partition }: Context, loadId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from fleet_log_line where partition = ${partition} and load_id = ${loadId} and kind = 'trip'
       and status in ${setOf(fleetLogLife, 'inBook')} and reverses_id is null and not is_reversed limit 1`.execute(db);
  return rows[0]?.id;
}

async function drivenLoad({ db, partition }: Context, loadId: string): Promise<DrivenLoad | undefined> {
  const { rows } = await sql<DrivenLoad>`
    select l.id, l.company_id as "companyId", l.vehicle_id as "vehicleId", l.driver_id as "driverId", l.origin, l.destination,
           l.distance_km::float8 as "distanceKm", l.stop_count as stops,
           coalesce(f.departed_at, f.work_started_at, f.arrived_at, e.arrived_at) as "startedAt",
           coalesce(e.work_ended_at, e.departed_at, e.arrived_at, l.delivered_at) as "endedAt",
           f.odometer::float8 as "firstOdometer", e.odometer::float8 as "lastOdometer"
      from load l
      join vehicle v on v.partition = l.partition and v.id = l.vehicle_id
      join lateral (select * from stop s where s.partition = l.partition and s.load_id = l.id order by s.sequence limit 1) f on true
      join lateral (select * from stop s where s.partition = l.partition and s.load_id = l.id order by s.sequence desc limit 1) e on true
     where l.partition = ${partition} and l.id = ${loadId} and l.is_own_fleet and v.ownership <> 'supplier'
       and v.kind <> all (${trailerKinds}::text[])`.execute(db);
  return rows[0];
}

/** Where a trip begins and ends: by readings near its stops, else where the trip before ended and by the distance of the load. */
async function kilometresOf(
  context: Context,
  load: DrivenLoad,
  startedAt: Date,
  endedAt: Date,
): Promise<{ readonly startKm: number; readonly endKm: number; readonly kmSource: KmSource }> {
  const [before, first, last] = await Promise.all([
    tripBefore(context, load.vehicleId, startedAt),
    odometerAt(context, load.vehicleId, new Date(startedAt.getTime() + nearMs)),
    odometerAt(context, load.vehicleId, new Date(endedAt.getTime() + nearMs)),
  ]);
  const near = (reading: OdometerReading | undefined, at: Date) =>
    reading && Math.abs(reading.at.getTime() - at.getTime()) <= nearMs ? reading.km : undefined;
  const previous = before === undefined ? undefined : Number(before.end_km);
  // A reading below where the last trip ended would drive those kilometres twice.
  const startKm = Math.max(near(first, startedAt) ?? previous ?? first?.km ?? 0, previous ?? 0);
  const read = near(last, endedAt);
  if (read !== undefined && read >= startKm && read !== near(first, startedAt))
    return { startKm, endKm: read, kmSource: 'odometer' };
  return { startKm, endKm: Math.round((startKm + (load.distanceKm ?? 0)) * 10) / 10, kmSource: 'distance' };
}
