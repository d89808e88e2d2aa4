import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Statement } from '#platform/server/statements.ts';

/**
 * The statement that remembers a phone, so that the desk sees how many there are and whose clock is wrong; and when it last
 * told something new, which is when the load was heard of.
 */
export function notingDevice(
  { partition, agent, now }: Context,
  loadId: string,
  { device, skewMinutes, events }: { readonly device: string; readonly skewMinutes: number; readonly events: number },
): Statement {
  return sql`
    insert into trip_device (partition, load_id, device, agent, first_seen_at, last_seen_at, skew_minutes, events, told_at)
    values (${partition}, ${loadId}, ${device}, ${agent.slice(0, 200)}, ${now}, ${now}, ${skewMinutes}, ${events}, ${events > 0 ? now : null})
    on conflict (partition, load_id, device) do update
      set last_seen_at = excluded.last_seen_at, skew_minutes = excluded.skew_minutes, agent = excluded.agent,
          events = trip_device.events + excluded.events, told_at = greatest(trip_device.told_at, excluded.told_at)`;
}
