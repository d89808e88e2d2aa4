import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { isFresh, isMoving, learnRhythm, type PlacedPoint, type Point, type Rhythm, sortPoints } from '../points.ts';
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
  readonly units?: readonly ListedUnit[];
}

/**
 * Keeps what an account has read, the same however often it comes: points by their id, the marker of each unit by the latest
 * fix, its rhythm, and what the places of stops make of it. Points dated in the future are set aside and counted.
 */
export async function keepPoints(context: Context, { accountId, points, units = [] }: OfAccount): Promise<Kept> {
  const { now } = context;
  const byUnit = Map.groupBy(points, ({ unitId }) => unitId);
  const listed = new Map(units.map((unit) => [unit.unitId, unit]));
  const named = [...new Set([...byUnit.keys(), ...listed.keys()])].map((unitId) => ({
    unitId,
    registration: listed.get(unitId)?.registration || byUnit.get(unitId)?.at(-1)?.registration || '',
    label: listed.get(unitId)?.label || byUnit.get(unitId)?.at(-1)?.label || '',
  }));
  const known = await unitsOf(context, accountId, named);
  let kept = 0;
  let wrong = 0;
  for (const unit of known) {
    const { good, wrongClocks } = sortPoints(byUnit.get(unit.unit_id) ?? [], now);
    wrong += wrongClocks;
    const added = await addPositions(context, unit, good);
    kept += added;
    await moveUnit(context, unit, good, wrongClocks);
    if (added === 0 || unit.vehicle_id === null) continue;
    await tellOdometer(context, unit, good);
    await proposeVisits(context, unit.vehicle_id);
  }
  return { points: kept, wrongClocks: wrong };
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

async function addPositions(
  { db, partition }: Context,
  unit: StoredUnit,
  points: readonly PlacedPoint[],
): Promise<number> {
  if (points.length === 0) return 0;
  const rows = points.map((point) => ({
    event_id: point.eventId,
    fix_at: point.fixAt.toISOString(),
    received_at: point.receivedAt.toISOString(),
    latitude: point.latitude,
    longitude: point.longitude,
    speed_kmh: point.speedKmh === null ? null : Math.min(9999, Math.max(0, point.speedKmh)),
    heading: point.heading === null ? null : Math.round(point.heading),
    ignition: point.ignition,
    odometer_km: point.odometerKm,
  }));
  const added = await sql<{ event_id: string }>`
    insert into vehicle_position (partition, account_id, unit_id, vehicle_id, event_id, fix_at, received_at, latitude, longitude, speed_kmh, heading, ignition, odometer_km)
    select ${partition}, ${unit.account_id}::uuid, ${unit.unit_id}, ${unit.vehicle_id}::uuid, p.event_id, p.fix_at, p.received_at, p.latitude, p.longitude,
           p.speed_kmh, p.heading, p.ignition, p.odometer_km
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        p (event_id text, fix_at timestamptz, received_at timestamptz, latitude numeric, longitude numeric, speed_kmh numeric, heading int, ignition boolean, odometer_km numeric)
    on conflict (partition, account_id, event_id) do nothing returning event_id`.execute(db);
  return added.rows.length;
}

/** The marker moves forward alone: what comes late from before does not take it back. */
async function moveUnit(
  { db, partition, now }: Context,
  unit: StoredUnit,
  points: readonly PlacedPoint[],
  wrongClocks: number,
): Promise<void> {
  const newer = points.filter(({ fixAt }) => unit.fix_at === null || fixAt > unit.fix_at);
  const latest = newer.at(-1);
  const received = Math.max(unit.received_at?.getTime() ?? 0, ...points.map(({ receivedAt }) => receivedAt.getTime()));
  const pressed = points.filter((point) => point.isPanic && isFresh(point, now)).at(-1);
  const rhythm = rhythmOf(unit, newer);
  await db
    .updateTable('telematics_unit')
    .set({
      moving_rhythm: rhythm.moving,
      parked_rhythm: rhythm.parked,
      wrong_clocks: sql<number>`wrong_clocks + ${wrongClocks}`,
      ...(received > 0 && { received_at: new Date(Math.min(received, now.getTime())) }),
      ...(latest && {
        fix_at: latest.fixAt,
        latitude: String(latest.latitude),
        longitude: String(latest.longitude),
        speed_kmh: latest.speedKmh === null ? null : String(latest.speedKmh),
        is_moving: isMoving(latest),
      }),
      ...(pressed && { panic_at: pressed.fixAt }),
    })
    .where('partition', '=', partition)
    .where('account_id', '=', unit.account_id)
    .where('unit_id', '=', unit.unit_id)
    .execute();
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
