import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { TrackerEvent } from '../events.ts';
import { isFresh, isMoving, learnRhythm, type PlacedPoint, type Point, type Rhythm, sortPoints } from '../points.ts';
import { keepEvents } from './keep-events.ts';
import type { ListedUnit } from './port.ts';
import { proposeVisits } from './propose-visits.ts';
import type { StoredUnit } from './queries.ts';
import { tellOdometer } from './tell-odometer.ts';

interface Kept {
  /** How many were not known yet. */
  readonly points: number;
  /** Those that are dated in the future. */
  readonly wrongClocks: number;
}

interface OfAccount {
  readonly accountId: string;
  readonly points: readonly Point[];
  readonly events?: readonly TrackerEvent[];
  readonly units?: readonly ListedUnit[];
}

/**
 * Keeps what an account has read, the same however often it comes: points by their id, the marker of each unit by the latest
 * fix, its rhythm, its events, and what the places of stops make of it. Points dated in the future are set aside and counted.
 * Whatever concerns all units is written at once: a reading has hundreds of them.
 */
export async function keepPoints(
  context: Context,
  { accountId, points, events = [], units = [] }: OfAccount,
): Promise<Kept> {
  const { now } = context;
  const byUnit = Map.groupBy(points, ({ unitId }) => unitId);
  const listed = new Map(units.map((unit) => [unit.unitId, unit]));
  const named = [...new Set([...byUnit.keys(), ...listed.keys()])].map((unitId) => ({
    unitId,
    registration: listed.get(unitId)?.registration || byUnit.get(unitId)?.at(-1)?.registration || '',
    label: listed.get(unitId)?.label || byUnit.get(unitId)?.at(-1)?.label || '',
  }));
  const known = await unitsOf(context, accountId, named);
  const read = known.map((unit) => ({ unit, ...sortPoints(byUnit.get(unit.unit_id) ?? [], now) }));
  const moved = read.filter(({ good, wrongClocks }) => good.length + wrongClocks > 0);
  const added = await addPositions(context, accountId, moved);
  if (moved.length > 0) await moveUnits(context, accountId, moved);
  await keepEvents(context, accountId, events);
  const fresh = moved.filter(({ unit }) => unit.vehicle_id !== null && added.has(unit.unit_id));
  for (const { unit, good } of fresh) await tellOdometer(context, unit, good);
  await proposeVisits(context, new Map(fresh.map(({ unit, good }) => [unit.vehicle_id!, good])));
  return {
    points: [...added.values()].reduce((sum, count) => sum + count, 0),
    wrongClocks: read.reduce((sum, { wrongClocks }) => sum + wrongClocks, 0),
  };
}

/** The units with these ids, made where they are new, and held until the transaction ends. */
async function unitsOf(
  { db, partition }: Context,
  accountId: string,
  named: readonly ListedUnit[],
): Promise<readonly StoredUnit[]> {
  if (named.length === 0) return [];
  const { rows } = await sql<StoredUnit>`
    insert into telematics_unit (partition, account_id, unit_id, registration, label)
    select ${partition}, ${accountId}::uuid, u."unitId", u.registration, u.label
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) u ("unitId" text, registration text, label text) order by u."unitId"
    on conflict (partition, account_id, unit_id) do update
      set registration = coalesce(nullif(excluded.registration, ''), telematics_unit.registration),
          label = coalesce(nullif(excluded.label, ''), telematics_unit.label)
    returning *`.execute(db);
  return rows;
}

/** A unit, and what was read of it in the order of the fixes. */
interface ReadUnit {
  readonly unit: StoredUnit;
  readonly good: readonly PlacedPoint[];
  readonly wrongClocks: number;
}

/** Adds the points of all units at once, and answers how many of each unit were new. */
async function addPositions(
  { db, partition }: Context,
  accountId: string,
  read: readonly ReadUnit[],
): Promise<ReadonlyMap<string, number>> {
  const rows = read.flatMap(({ unit, good }) =>
    good.map((point) => ({
      unit_id: unit.unit_id,
      vehicle_id: unit.vehicle_id,
      event_id: point.eventId,
      fix_at: point.fixAt.toISOString(),
      received_at: point.receivedAt.toISOString(),
      latitude: point.latitude,
      longitude: point.longitude,
      speed_kmh: point.speedKmh === null ? null : Math.min(9999, Math.max(0, point.speedKmh)),
      heading: point.heading === null ? null : Math.round(point.heading),
      ignition: point.ignition,
      odometer_km: point.odometerKm,
    })),
  );
  if (rows.length === 0) return new Map();
  const added = await sql<{ unit_id: string; count: number }>`
    with added as (
      insert into vehicle_position (partition, account_id, unit_id, vehicle_id, event_id, fix_at, received_at, latitude, longitude, speed_kmh, heading, ignition, odometer_km)
      select ${partition}, ${accountId}::uuid, p.unit_id, p.vehicle_id, p.event_id, p.fix_at, p.received_at, p.latitude, p.longitude,
             p.speed_kmh, p.heading, p.ignition, p.odometer_km
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          p (unit_id text, vehicle_id uuid, event_id text, fix_at timestamptz, received_at timestamptz, latitude numeric, longitude numeric, speed_kmh numeric, heading int, ignition boolean, odometer_km numeric)
      on conflict (partition, account_id, event_id) do nothing returning unit_id)
    select unit_id, count(*)::int from added group by unit_id`.execute(db);
  return new Map(added.rows.map(({ unit_id, count }) => [unit_id, count]));
}

/** The markers move forward alone: what comes late from before does not take one back. */
async function moveUnits({ db, partition, now }: Context, accountId: string, read: readonly ReadUnit[]): Promise<void> {
  const rows = read.map(({ unit, good, wrongClocks }) => {
    const newer = good.filter(({ fixAt }) => unit.fix_at === null || fixAt > unit.fix_at);
    const latest = newer.at(-1);
    const received = good.reduce(
      (last, { receivedAt }) => Math.max(last, receivedAt.getTime()),
      unit.received_at?.getTime() ?? 0,
    );
    const pressed = good.findLast((point) => point.isPanic && isFresh(point, now));
    const { moving, parked } = rhythmOf(unit, newer);
    return {
      unit_id: unit.unit_id,
      moving,
      parked,
      wrong: wrongClocks,
      received_at: received > 0 ? new Date(Math.min(received, now.getTime())).toISOString() : null,
      fix_at: latest?.fixAt.toISOString() ?? null,
      latitude: latest?.latitude ?? null,
      longitude: latest?.longitude ?? null,
      speed_kmh: latest?.speedKmh ?? null,
      is_moving: latest ? isMoving(latest) : null,
      panic_at: pressed?.fixAt.toISOString() ?? null,
    };
  });
  await sql`
    update telematics_unit u
       set moving_rhythm = r.moving, parked_rhythm = r.parked, wrong_clocks = u.wrong_clocks + r.wrong,
           received_at = coalesce(r.received_at, u.received_at), panic_at = coalesce(r.panic_at, u.panic_at),
           fix_at = coalesce(r.fix_at, u.fix_at), latitude = coalesce(r.latitude, u.latitude), longitude = coalesce(r.longitude, u.longitude),
           speed_kmh = case when r.fix_at is null then u.speed_kmh else r.speed_kmh end, is_moving = coalesce(r.is_moving, u.is_moving)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r (unit_id text, moving int, parked int, wrong int, received_at timestamptz, fix_at timestamptz, latitude numeric, longitude numeric, speed_kmh numeric, is_moving boolean, panic_at timestamptz)
     where u.partition = ${partition} and u.account_id = ${accountId}::uuid and u.unit_id = r.unit_id`.execute(db);
}

function rhythmOf(unit: StoredUnit, newer: readonly PlacedPoint[]): Rhythm {
  let rhythm: Rhythm = { moving: unit.moving_rhythm, parked: unit.parked_rhythm };
  let [last, moved] = [unit.fix_at, unit.is_moving];
  for (const point of newer) {
    if (last) rhythm = learnRhythm(rhythm, Math.round((point.fixAt.getTime() - last.getTime()) / 1000), moved);
    [last, moved] = [point.fixAt, isMoving(point)];
  }
  return rhythm;
}
