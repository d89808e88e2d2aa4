import type { Position } from '#platform/coordinates.ts';
import type { LoadEvent } from './calls.ts';

type Row = Pick<LoadEvent, 'lat' | 'lon' | 'occurredAt' | 'supersededById'>;

/** The newest place that somebody told with an event that still counts. */
export function lastPosition(rows: readonly Row[]): { readonly position: Position; readonly at: string } | undefined {
  const [last] = rows
    .filter(({ lat, lon, supersededById }) => lat !== null && lon !== null && supersededById === null)
    .toSorted((one, other) => other.occurredAt.localeCompare(one.occurredAt));
  return last && { position: { latitude: last.lat!, longitude: last.lon! }, at: last.occurredAt };
}
