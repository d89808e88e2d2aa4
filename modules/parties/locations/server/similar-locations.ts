import { sql } from 'kysely';
import type { z } from 'zod';
import type { OutputOf } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { locationService, samePlaceMetres } from '../contract.ts';

const { getSimilarLocations } = locationService.operations;
type Similar = OutputOf<typeof getSimilarLocations>;

const shownAtMost = 5;
/** Metres that a degree of latitude has at least; the box is a little too large, so that nothing falls out of it. */
const metresPerDegree = 110_000;
const earthRadius = 6_371_000;

/** Locations that may be the same: of the same name in any spelling, or with a pin within 200 m. */
export async function similarLocations(
  { db, partition }: Context,
  { id, name, latitude, longitude }: z.output<typeof getSimilarLocations.input>,
): Promise<Similar> {
  const reach = samePlaceMetres / metresPerDegree;
  // Meridians close up towards the poles.
  const across = latitude === null ? reach : reach / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const { rows } = await sql<Similar[number]>`
    with candidate as (
      select l.id, l.code, l.name, l.city, search_key(l.name) = search_key(${name}) as is_same_name,
        2 * ${earthRadius} * asin(sqrt(
          sin(radians(l.latitude::float - ${latitude}::float) / 2) ^ 2 +
          cos(radians(${latitude}::float)) * cos(radians(l.latitude::float)) *
          sin(radians(l.longitude::float - ${longitude}::float) / 2) ^ 2)) as distance
      from location l
      where l.partition = ${partition} and l.is_active and l.id is distinct from ${id ?? null}::uuid
        and ((${name} <> '' and search_key(l.name) = search_key(${name}))
          or (l.latitude between ${latitude}::float - ${reach} and ${latitude}::float + ${reach}
            and l.longitude between ${longitude}::float - ${across} and ${longitude}::float + ${across}))
    )
    select id, code, name, city, round(distance) as distance,
      case when distance <= ${samePlaceMetres} then 'samePlace' else 'sameName' end as reason
    from candidate where is_same_name or distance <= ${samePlaceMetres}
    order by distance nulls last, code limit ${shownAtMost}`.execute(db);
  return rows;
}
