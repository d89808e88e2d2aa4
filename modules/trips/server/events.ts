import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { skewOf, tellFromDevice } from '#modules/loads/server/index.ts';
import type { tripService } from '../contract.ts';
import { heldTripLink } from './held-trip.ts';

type Told = z.output<(typeof tripService)['operations']['postDriverEvent']['input']>;
type Answer = z.input<(typeof tripService)['operations']['postDriverEvent']['output']>;

/** Keeps what a driver's phone collected; one call may bring hours of it. */
export async function postDriverEvent(call: Context, { sourceDevice, sentAt, events }: Told): Promise<Answer> {
  const { loadId, context } = await heldTripLink(call);
  const skewMinutes = skewOf(sentAt, context.now);
  const { kept, load: changed } = await tellFromDevice(context, {
    loadId,
    device: sourceDevice,
    sentAt,
    source: 'driver',
    events,
    beside: (fresh) => noteDevice(context, loadId, { device: sourceDevice, skewMinutes, events: fresh }),
  });
  return {
    results: kept.map(({ sourceEventId, isKnown, flags }) => ({ sourceEventId, isKnown, flags: [...flags] })),
    skewMinutes,
    status: changed.status,
    version: lockIdOf(changed),
    now: context.now.toISOString(),
  };
}

/** Remembers the phone, so that the desk sees how many there are and whose clock is wrong. */
export async function noteDevice(
  { db, partition, agent, now }: Context,
  loadId: string,
  { device, skewMinutes, events }: { readonly device: string; readonly skewMinutes: number; readonly events: number },
): Promise<void> {
  await sql`
    insert into trip_device (partition, load_id, device, agent, first_seen_at, last_seen_at, skew_minutes, events)
    values (${partition}, ${loadId}, ${device}, ${agent.slice(0, 200)}, ${now}, ${now}, ${skewMinutes}, ${events})
    on conflict (partition, load_id, device) do update
      set last_seen_at = excluded.last_seen_at, skew_minutes = excluded.skew_minutes, agent = excluded.agent,
          events = trip_device.events + excluded.events`.execute(db);
}
