import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { Statement } from '#platform/server/statements.ts';
import { beforeEvents, skewOf, tellFromDevice } from '#modules/loads/server/index.ts';
import type { tripService } from '../contract.ts';
import { namedTrip } from './held-trip.ts';

type Told = z.output<(typeof tripService)['operations']['postDriverEvent']['input']>;
type Answer = z.input<(typeof tripService)['operations']['postDriverEvent']['output']>;

/** Keeps what a driver's phone collected; one call may bring hours of it. */
export async function postDriverEvent(call: Context, { sourceDevice, sentAt, events }: Told): Promise<Answer> {
  const { loadId, context } = await namedTrip(call);
  const before = await beforeEvents(context, { loadId, device: sourceDevice, events });
  const skewMinutes = skewOf(sentAt, context.now);
  const { kept, load: changed } = await tellFromDevice(context, before, {
    device: sourceDevice,
    sentAt,
    source: 'driver',
    events,
    beside: (fresh) => notingDevice(context, loadId, { device: sourceDevice, skewMinutes, events: fresh }),
  });
  return {
    results: kept.map(({ sourceEventId, isKnown, flags }) => ({ sourceEventId, isKnown, flags: [...flags] })),
    skewMinutes,
    status: changed.status,
    version: lockIdOf(changed),
    now: context.now.toISOString(),
  };
}

/** What remembers the phone, so that the desk sees how many there are and whose clock is wrong. */
export function notingDevice(
  { partition, agent, now }: Context,
  loadId: string,
  { device, skewMinutes, events }: { readonly device: string; readonly skewMinutes: number; readonly events: number },
): Statement {
  return sql`
    insert into trip_device (partition, load_id, device, agent, first_seen_at, last_seen_at, skew_minutes, events)
    values (${partition}, ${loadId}, ${device}, ${agent.slice(0, 200)}, ${now}, ${now}, ${skewMinutes}, ${events})
    on conflict (partition, load_id, device) do update
      set last_seen_at = excluded.last_seen_at, skew_minutes = excluded.skew_minutes, agent = excluded.agent,
          events = trip_device.events + excluded.events`;
}
