import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { execution } from '#modules/work/loads/status.ts';
import { isInside, visitOf } from '../geofence.ts';
import type { PlacedPoint } from '../points.ts';
import type { ProposalKind } from '../status.ts';

/** Hours of points that are looked at. */
const watchedHours = 24;

interface FencedStop {
  readonly vehicle_id: string;
  readonly load_id: string;
  readonly stop_id: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radius: number;
  readonly arrived_at: Date | null;
  readonly is_proposed: boolean;
}

/**
 * Proposes when vehicles arrived at the next stops of their loads and left them, by the places' geofences and the points that
 * are new. It writes no event: a person tells it. What was proposed once is not proposed again, whatever comes late.
 */
export async function proposeVisits(
  context: Context,
  fresh: ReadonlyMap<string, readonly PlacedPoint[]>,
): Promise<void> {
  if (fresh.size === 0) return;
  const { db, partition } = context;
  const { rows } = await sql<FencedStop>`
    select l.vehicle_id, l.id as load_id, s.id as stop_id, p.latitude::float8 as latitude, p.longitude::float8 as longitude, p.geofence_radius as radius, s.arrived_at,
           exists (select from stop_proposal o where o.partition = s.partition and o.stop_id = s.id and o.kind = 'arrived') as is_proposed
      from load l
      join stop s on s.partition = l.partition and s.load_id = l.id and s.departed_at is null
      join location p on p.partition = s.partition and p.id = s.stop_location_id and p.latitude is not null and p.geofence_radius > 0
     where l.partition = ${partition} and l.vehicle_id = any (${[...fresh.keys()]}::uuid[]) and l.status in ${setOf(execution, 'moving')}
     order by l.load_at, s.sequence`.execute(db);
  // A vehicle that has not arrived and is at no place now does nothing there: its day need not be read.
  const near = rows.filter(
    (stop) =>
      stop.arrived_at !== null ||
      stop.is_proposed ||
      fresh.get(stop.vehicle_id)!.some((point) => isInside(point, stop)),
  );
  for (const [vehicleId, stops] of Map.groupBy(near, ({ vehicle_id }) => vehicle_id))
    await proposeOf(context, vehicleId, stops);
}

async function proposeOf(context: Context, vehicleId: string, stops: readonly FencedStop[]): Promise<void> {
  const { db, partition, now } = context;
  const { rows: positions } = await sql<{
    fix_at: Date;
    latitude: string;
    longitude: string;
    speed_kmh: string | null;
  }>`
    select fix_at, latitude, longitude, speed_kmh from vehicle_position
     where partition = ${partition} and vehicle_id = ${vehicleId} and fix_at > ${new Date(now.getTime() - watchedHours * 3_600_000)}
     order by fix_at, event_id`.execute(db);
  const points = positions.map(({ fix_at, latitude, longitude, speed_kmh }) => ({
    fixAt: fix_at,
    latitude: Number(latitude),
    longitude: Number(longitude),
    speedKmh: speed_kmh === null ? null : Number(speed_kmh),
  }));
  for (const stop of stops) {
    const visit = visitOf(points, stop, now);
    if (!visit) continue;
    if (stop.arrived_at === null) await propose(context, vehicleId, stop, 'arrived', visit.arrivedAt);
    if (visit.leftAt) await propose(context, vehicleId, stop, 'departed', visit.leftAt);
  }
}

async function propose(
  { db, partition, publish }: Context,
  vehicleId: string,
  { load_id, stop_id }: FencedStop,
  kind: ProposalKind,
  at: Date,
): Promise<void> {
  const made = await db
    .insertInto('stop_proposal')
    .values({ partition, load_id, stop_id, vehicle_id: vehicleId, kind, at })
    .onConflict((conflict) => conflict.columns(['partition', 'stop_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await publish('telematics', 'proposed', made.id);
}
