import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ImportedValues, ZoneOfField } from '#platform/server/import-kind.ts';
import { type ZonedStop, zoneOfStop } from '#modules/parties/locations/time-zone.ts';
import { placeZone } from '../queries.ts';

/** The columns that say where the moments of a file are: on the clocks of these places, or of this country. */
const placesOf: Readonly<Record<string, { readonly place: string; readonly country?: string }>> = {
  windowStart: { place: 'stopLocationId', country: 'stopCountry' },
  windowEnd: { place: 'stopLocationId', country: 'stopCountry' },
  plannedArrival: { place: 'stopLocationId', country: 'stopCountry' },
  pickupStart: { place: 'pickupLocationId' },
  deliveryStart: { place: 'deliveryLocationId' },
};
const locationColumns = ['stopLocationId', 'pickupLocationId', 'deliveryLocationId'];

/** Finds the zone of each moment of each row: that of the place of its stop, else of its country, else of the company. */
export async function clocksOfRows(
  { db, partition }: Context,
  rows: readonly ImportedValues[],
  home: string,
): Promise<readonly ZoneOfField[]> {
  const ids = [...new Set(rows.flatMap((row) => locationColumns.flatMap((column) => idIn(row[column]))))];
  const { rows: found } =
    ids.length === 0
      ? { rows: [] }
      : await sql<{ id: string; zone: ZonedStop['place'] }>`
    select n.id, ${placeZone} as zone from location n where n.partition = ${partition} and n.id = any (${ids}::uuid[])`.execute(
          db,
        );
  const places = new Map(found.map(({ id, zone }) => [id, zone]));
  // A stop that is said by several rows says its place in one of them.
  const said = new Map<string, ImportedValues>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== undefined && namesPlace(row) && !said.has(key)) said.set(key, row);
  }
  return rows.map((row) => {
    const of = namesPlace(row) ? row : (said.get(keyOf(row) ?? '') ?? row);
    return (field) => {
      const columns = placesOf[field];
      if (!columns) return home;
      const place = places.get(idIn(of[columns.place])[0] ?? '') ?? null;
      return zoneOfStop({ place, country: columns.country ? String(of[columns.country] ?? '') : '' }, home);
    };
  });
}

const idIn = (value: unknown): readonly string[] => (typeof value === 'string' && value !== '' ? [value] : []);
const namesPlace = (row: ImportedValues) => 'stopLocationId' in row || 'stopCountry' in row;

function keyOf(row: ImportedValues): string | undefined {
  return 'stopNumber' in row ? JSON.stringify([row['loadKey'], row['stopNumber']]) : undefined;
}
