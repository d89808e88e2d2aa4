import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Place } from '../lanes.ts';

/**
 * The zones that hold places, by the place's own id or by its city: `key` and `ids`. To be read beside a table `place` with the
 * columns `key`, `location_id`, and `city` and `country` as `search_key` has them.
 */
export function zonesOfPlaces(partition: string): RawBuilder<unknown> {
  return sql`
    select p.key, array_agg(z.id::text order by z.id) as ids
      from place p join rate_zone z on z.partition = ${partition} and z.is_active
       and (p.location_id = any (z.location_ids) or p.city <> '' and z.country_key = p.country and p.city = any (z.city_keys))
     group by p.key`;
}

/** The zones that hold each of some places, by the place's own id or by its city; in the order of the places. */
export async function zonesOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  places: readonly Omit<Place, 'zoneIds'>[],
): Promise<readonly (readonly string[])[]> {
  if (places.length === 0) return [];
  const asked = places.map(({ locationId, city, country }, key) => ({ key, locationId, city, country }));
  const { rows } = await sql<{ key: number; ids: string[] }>`
    with place as materialized (
      select key, "locationId" as location_id, search_key(city) as city, search_key(country) as country
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as q(key int, "locationId" uuid, city text, country text))
    ${zonesOfPlaces(partition)}`.execute(db);
  const found = new Map(rows.map(({ key, ids }) => [key, ids]));
  return places.map((_, key) => found.get(key) ?? []);
}
