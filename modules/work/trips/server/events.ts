import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { beforeEvents, tellFromDevice, skewOf } from '#modules/work/road/server/index.ts';
import type { tripService } from '../contract.ts';
import { namedTrip } from './held-trip.ts';

type Told = z.output<(typeof tripService)['operations']['postDriverEvent']['input']>;
type Answer = z.input<(typeof tripService)['operations']['postDriverEvent']['output']>;

/** Keeps what a driver's phone collected; one call may bring hours of it. */
export async function postDriverEvent(call: Context, { sourceDevice, sentAt, events }: Told): Promise<Answer> {
  const { loadId, context } = await namedTrip(call);
  const before = await beforeEvents(context, { loadId, device: sourceDevice, events });
  const { kept, load: changed } = await tellFromDevice(context, before, {
    device: sourceDevice,
    sentAt,
    source: 'driver',
    events,
  });
  return {
    results: kept.map(({ sourceEventId, isKnown, flags }) => ({ sourceEventId, isKnown, flags: [...flags] })),
    skewMinutes: skewOf(sentAt, context.now),
    status: changed.status,
    version: lockIdOf(changed),
    now: context.now.toISOString(),
  };
}
