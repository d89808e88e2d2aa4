import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { TrackerEvent } from '../events.ts';
import { aheadMinutes } from '../points.ts';
import './tables.ts';

/**
 * Keeps events of an account by the provider's own id: one that comes twice is there once, and its end and its value are those
 * that were told last. One that is dated in the future is set aside, as points are; one of a unit that nobody knows is not kept.
 */
export async function keepEvents(
  { db, partition, now }: Pick<Context, 'db' | 'partition' | 'now'>,
  accountId: string,
  events: readonly TrackerEvent[],
): Promise<void> {
  const latest = now.getTime() + aheadMinutes * 60_000;
  const once = [...new Map(events.map((event) => [event.eventId, event])).values()].filter(
    ({ at }) => at.getTime() <= latest,
  );
  if (once.length === 0) return;
  const rows = once.map((event) => ({
    ...event,
    ...(!isPlace(event) && { latitude: null, longitude: null }),
    speedKmh: event.speedKmh === null ? null : Math.min(9999, Math.max(0, event.speedKmh)),
    value: event.value === null || Math.abs(event.value) >= 1e8 ? null : event.value,
  }));
  await sql`
    insert into telematics_event as t (partition, account_id, event_id, unit_id, vehicle_id, kind, description, at, ended_at, latitude, longitude, speed_kmh, value, value_unit)
    select ${partition}, u.account_id, r."eventId", u.unit_id, u.vehicle_id, r.kind, left(r.description, 200), r.at, r."endedAt", r.latitude, r.longitude, r."speedKmh", r.value, left(r."valueUnit", 40)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r ("eventId" text, "unitId" text, kind text, description text, at timestamptz, "endedAt" timestamptz, latitude numeric, longitude numeric, "speedKmh" numeric, value numeric, "valueUnit" text)
      join telematics_unit u on u.partition = ${partition} and u.account_id = ${accountId}::uuid and u.unit_id = r."unitId"
     order by r."eventId"
    on conflict (partition, account_id, event_id) do update
      set ended_at = coalesce(excluded.ended_at, t.ended_at), value = coalesce(excluded.value, t.value),
          speed_kmh = coalesce(excluded.speed_kmh, t.speed_kmh), vehicle_id = coalesce(t.vehicle_id, excluded.vehicle_id)`.execute(
    db,
  );
}

function isPlace({ latitude, longitude }: TrackerEvent): boolean {
  return latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
