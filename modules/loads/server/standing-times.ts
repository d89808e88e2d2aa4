import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { loadService } from '../contract.ts';
import { standingMinutes, usualFreeMinutes, usualStepMinutes } from '../standing.ts';
import { findLoad, stopsOf } from './queries.ts';

const fail = failures<FailureCode>();
type Answer = z.input<(typeof loadService)['operations']['getLoadStandingTimes']['output']>;

/** Standing time of every pickup and delivery that the vehicle has left. What is free is the location's, or the company's. */
export async function standingTimes(context: Context, { id }: { readonly id: string }): Promise<Answer> {
  if (!(await findLoad(context, id))) throw fail('notFound', 'notFound');
  const stops = await stopsOf(context, id);
  const free = await freeMinutesAt(
    context,
    stops.flatMap(({ stop_location_id }) => stop_location_id ?? []),
  );
  return stops.flatMap((stop) => {
    const { arrived_at, departed_at, window_start, type } = stop;
    if (arrived_at === null || departed_at === null || (type !== 'pickup' && type !== 'delivery')) return [];
    const freeMinutes = free.get(stop.stop_location_id ?? '') ?? usualFreeMinutes;
    const times = { windowStart: window_start, arrivedAt: arrived_at, departedAt: departed_at };
    return {
      stopId: stop.id,
      sequence: stop.sequence,
      stopName: stop.location_name ?? stop.address,
      freeMinutes,
      minutes: standingMinutes(times, { freeMinutes, stepMinutes: usualStepMinutes }),
    };
  });
}

async function freeMinutesAt({ db, partition }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; free: number }>`
    select id, free_minutes as free from location
     where partition = ${partition} and id = any (${ids}::uuid[]) and free_minutes is not null`.execute(db);
  return new Map(rows.map((row) => [row.id, row.free]));
}
