import type { Announcement } from '#platform/server/records.ts';
import type { StopEventKind } from '#modules/work/loads/status.ts';
import { isPassed, minutesLate, stopTimes } from '#modules/work/loads/trip.ts';
import { type StoredStop, type SummarisedLoad, summaryOf } from '#modules/work/loads/server/index.ts';

/** An event of a stop that counts. */
export interface Counted {
  readonly id: string;
  readonly stop_id: string;
  readonly kind: StopEventKind;
  readonly occurred_at: Date;
  readonly reason_code: string;
}

/** The columns of a stop that events fill. */
export type StopColumns = Partial<
  Pick<
    StoredStop,
    | 'status'
    | 'arrived_at'
    | 'work_started_at'
    | 'work_ended_at'
    | 'departed_at'
    | 'minutes_late'
    | 'arrival_reason'
    | 'depart_reason'
    | 'eta'
    | 'odometer'
    | 'signatory_name'
    | 'fail_reason'
    | 'disposition'
  >
>;

/** What is known of a load's events, and what somebody tells now. */
export interface StopNews {
  /** The stops as they are stored. */
  readonly stored: readonly StoredStop[];
  /** The events of its stops that counted before. */
  readonly counted: readonly Counted[];
  /** The new ones that count. */
  readonly news?: readonly Counted[];
  /** What the new ones add to stops besides times. */
  readonly facts?: ReadonlyMap<string, StopColumns>;
  /** Ids of events in whose place others stand by now. */
  readonly superseded?: ReadonlySet<string | null>;
}

export interface Moved {
  /** The stops after all of it. */
  readonly stops: readonly StoredStop[];
  /** What differs of their rows; a stop of which nothing does is left out. */
  readonly writes: readonly { readonly id: string; readonly columns: StopColumns }[];
  /** What the row of the load says of its stops. */
  readonly summary: ReturnType<typeof summaryOf>;
  /** How others are told of it. */
  readonly told: Announcement;
}

type MovedLoad = SummarisedLoad & { readonly is_late: boolean };

/**
 * Says how events move the stops of their load, whoever tells them: the desk, a phone, another system, or a correction. All
 * that counts is read anew in the order in which it happened, so that it does not matter when or in which order it was told.
 */
export function moveStops(load: MovedLoad, { stored, counted, news = [], facts, superseded }: StopNews): Moved {
  const events = inOrder([...counted, ...news], superseded ?? new Set());
  const told = stored.map((stop) => ({ ...stop, ...facts?.get(stop.id) }));
  const refreshed = stopsAfter(told, events);
  const stops = refreshed.map(({ stop }) => stop);
  const summary = summaryOf(stops, load);
  return {
    stops,
    writes: refreshed
      .map(({ stop, changed }) => ({ id: stop.id, columns: { ...facts?.get(stop.id), ...changed } }))
      .filter(({ columns }) => Object.keys(columns).length > 0),
    summary,
    told: {
      event: load.is_late || !summary.is_late ? 'event' : 'late',
      ...(load.is_late !== summary.is_late && {
        before: { isLate: load.is_late },
        after: { isLate: summary.is_late, lateMinutes: summary.late_minutes },
      }),
    },
  };
}

function inOrder(events: readonly Counted[], superseded: ReadonlySet<string | null>): Counted[] {
  return events
    .filter(({ id }) => !superseded.has(id))
    .toSorted((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime() || (one.id < other.id ? -1 : 1));
}

/** A stop as the events say, with the columns of its row that differ. */
interface RefreshedStop {
  readonly stop: StoredStop;
  readonly changed: StopColumns;
}

/** The times of every stop anew from the events that count, which come in the order in which they happened. */
function stopsAfter(stored: readonly StoredStop[], events: readonly Counted[]): readonly RefreshedStop[] {
  const stops: RefreshedStop[] = [];
  for (const [place, stop] of stored.entries()) {
    const own = events.filter(({ stop_id }) => stop_id === stop.id);
    const before = stops[place - 1]?.stop;
    const isApproached = before !== undefined && isPassed(before.status) && before.status !== 'COMPLETED';
    const times = stopTimes(
      own.map(({ kind, occurred_at }) => ({ kind, at: occurred_at })),
      isApproached,
    );
    const reasonOf = (kind: StopEventKind) => own.findLast((event) => event.kind === kind)?.reason_code ?? '';
    const columns = {
      ...times,
      minutes_late: times.arrived_at ? minutesLate(stop, times.arrived_at) : 0,
      arrival_reason: reasonOf('arrived'),
      depart_reason: reasonOf('departed'),
      // An estimate is over once the vehicle is there.
      eta: times.arrived_at ? null : stop.eta,
    };
    const changed = Object.fromEntries(
      Object.entries(columns).filter(([column, value]) => differs(stop[column as keyof StoredStop], value)),
    );
    stops.push({ stop: { ...stop, ...columns }, changed });
  }
  return stops;
}

function differs(before: unknown, after: unknown): boolean {
  return before instanceof Date && after instanceof Date ? before.getTime() !== after.getTime() : before !== after;
}
