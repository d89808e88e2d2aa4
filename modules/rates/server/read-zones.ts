import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { Place } from '../lanes.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** The zones that hold each of some places, by the place's own id or by its city; in the order of the places. */
export async function zonesOf(
  { db, partition }: Reader,
  places: readonly Omit<Place, 'zoneIds'>[],
): Promise<readonly (readonly string[])[]> {
  if (places.length === 0) return [];
  const asked = places.map(({ locationId, city, country }, place) => ({ place, locationId, city, country }));
  // Names are made comparable once each, and not for every pair of a place and a zone.
  const { rows } = await sql<{ place: number; id: string }>`
    with zone as materialized (
      select id, location_ids, search_key(country) as country, string_to_array(search_key(cities), ', ') as cities
        from rate_zone where partition = ${partition} and is_active),
    asked as materialized (
      select place, "locationId", search_key(city) as city, search_key(country) as country
        from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as q(place int, "locationId" uuid, city text, country text))
    select a.place, z.id from asked a join zone z
        on a."locationId" = any (z.location_ids)
        or a.city <> '' and z.country = a.country and a.city = any (z.cities)`.execute(db);
  const found = places.map((): string[] => []);
  for (const { place, id } of rows) found[place]!.push(id);
  return found;
}
