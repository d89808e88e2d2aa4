import type { LoadEvent } from './calls.ts';

/** A line of the trip: an event with the times that it was corrected from, oldest first, or one that was declared void. */
export interface TripLine {
  readonly event: LoadEvent;
  readonly was: readonly LoadEvent[];
  readonly voided: LoadEvent | undefined;
}

/** The events in the order in which they happened; a corrected one is said in the line of its correction. */
export function linesOf(rows: readonly LoadEvent[]): readonly TripLine[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isSaidElsewhere = ({ supersededById, isVoid }: LoadEvent) =>
    supersededById !== null && !isVoid && byId.has(supersededById);
  return rows
    .filter((row) => !isSaidElsewhere(row) && !(row.kind === 'void' && byId.has(row.supersedesId ?? '')))
    .map((event) => ({
      event,
      was: correctedFrom(event, byId),
      voided: event.isVoid ? byId.get(event.supersededById ?? '') : undefined,
    }))
    .toSorted((one, other) => compare(one.event, other.event));
}

function compare(one: LoadEvent, other: LoadEvent): number {
  return one.occurredAt.localeCompare(other.occurredAt) || one.receivedAt.localeCompare(other.receivedAt);
}

function correctedFrom(event: LoadEvent, byId: ReadonlyMap<string, LoadEvent>): readonly LoadEvent[] {
  const before = event.supersedesId === null || event.kind === 'void' ? undefined : byId.get(event.supersedesId);
  return before ? [...correctedFrom(before, byId), before] : [];
}

/**
 * The lines of each stop; those before the first stop was reached are under null. What names no stop belongs to the stop
 * where something happened last before it.
 */
export function linesByStop(rows: readonly LoadEvent[]): ReadonlyMap<string | null, readonly TripLine[]> {
  let current: string | null = null;
  return Map.groupBy(linesOf(rows), ({ event: { stopId, kind } }) => {
    // An arrival that is only expected does not bring the trip to its stop.
    if (stopId !== null && kind !== 'eta') current = stopId;
    return stopId ?? current;
  });
}
