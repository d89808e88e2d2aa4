import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { isStopEvent, type StopEventKind } from '#modules/work/loads/status.ts';
import { isPassed, minutesLate, stopTimes } from '#modules/work/loads/trip.ts';
import {
  findLoad,
  stopsOf,
  type StoredStop,
  type SummarisedLoad,
  summaryOf,
} from '#modules/work/loads/server/index.ts';

/** An event of a stop that counts. */
export interface Counted {
  readonly id: string;
  readonly stop_id: string;
  readonly kind: StopEventKind;
  readonly occurred_at: Date;
  readonly reason_code: string;
}

/** The events of stops that count: not corrected, not void, the first of their kind, and not from after the load was closed. */
export async function countedEvents({ db, partition }: Context, loadId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select e.id, e.stop_id, e.kind, e.occurred_at, e.reason_code from load_event e
     where e.partition = ${partition} and e.load_id = ${loadId} and e.stop_id is not null
       and coalesce((e.data ->> 'outOfOrder')::boolean, false) = false
       and coalesce((e.data ->> 'repeated')::boolean, false) = false
       and not e.data ? 'afterClosing'
       and not exists (select from load_event n where n.partition = e.partition and n.supersedes_id = e.id)
     order by e.occurred_at, e.id`.execute(db);
  return rows.filter(({ kind }) => isStopEvent(kind));
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

/** A stop as the events say, with the columns of its row that differ. */
export interface RefreshedStop {
  readonly stop: StoredStop;
  readonly changed: StopColumns;
}

/** The times of every stop anew from the events that count, which come in the order in which they happened. */
export function stopsAfter(stored: readonly StoredStop[], events: readonly Counted[]): readonly RefreshedStop[] {
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

/** Writes the times of every stop anew from the events of the load. Answers them, and what the load's row says of them. */
export async function refreshStops(
  context: Context,
  load: SummarisedLoad & { readonly id: string },
): Promise<{ readonly stops: readonly StoredStop[]; readonly columns: ReturnType<typeof summaryOf> }> {
  const [stored, events] = await Promise.all([stopsOf(context, load.id), countedEvents(context, load.id)]);
  const refreshed = stopsAfter(stored, events);
  await Promise.all(refreshed.map(({ stop, changed }) => writeStop(context, stop.id, changed)));
  const stops = refreshed.map(({ stop }) => stop);
  return { stops, columns: summaryOf(stops, load) };
}

/** Writes what differs of a stop; nothing where nothing does. */
export async function writeStop({ db, partition }: Context, id: string, columns: StopColumns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await updateRow({ db, partition }, 'stop', id, columns);
}

function differs(before: unknown, after: unknown): boolean {
  return before instanceof Date && after instanceof Date ? before.getTime() !== after.getTime() : before !== after;
}

/** Brings the stops and the row of a load to what its events say, without telling anybody. */
export async function refreshLoad(context: Context, id: string): Promise<void> {
  const { db, partition } = context;
  const load = await findLoad(context, id);
  if (!load) return;
  const { columns } = await refreshStops(context, load);
  await updateRow({ db, partition }, 'load', id, columns);
}
