import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { isStopEvent, type StopEventKind } from '../status.ts';
import { isPassed, minutesLate, stopTimes } from '../trip.ts';
import { findLoad, stopsOf, type StoredLoad, type StoredStop } from './queries.ts';
import { summaryOf } from './summary.ts';

interface Counted {
  readonly stop_id: string;
  readonly kind: StopEventKind;
  readonly occurred_at: Date;
  readonly reason_code: string;
}

/** The events of stops that count: not corrected, not void, not out of order, and not from after the load was closed. */
async function countedEvents({ db, partition }: Context, loadId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select e.stop_id, e.kind, e.occurred_at, e.reason_code from load_event e
     where e.partition = ${partition} and e.load_id = ${loadId} and e.stop_id is not null
       and coalesce((e.data ->> 'outOfOrder')::boolean, false) = false
       and not e.data ? 'afterClosing'
       and not exists (select from load_event n where n.partition = e.partition and n.supersedes_id = e.id)
     order by e.occurred_at, e.id`.execute(db);
  return rows.filter(({ kind }) => isStopEvent(kind));
}

/** Writes the times of every stop anew from the events of the load. Answers them, and what the load's row says of them. */
export async function refreshStops(
  context: Context,
  load: Pick<StoredLoad, 'id' | 'created_at'>,
): Promise<{ readonly stops: readonly StoredStop[]; readonly columns: ReturnType<typeof summaryOf> }> {
  const { db, partition } = context;
  const [stored, events] = [await stopsOf(context, load.id), await countedEvents(context, load.id)];
  const stops: StoredStop[] = [];
  for (const [place, stop] of stored.entries()) {
    const own = events.filter(({ stop_id }) => stop_id === stop.id);
    const before = stops[place - 1];
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
    stops.push({ ...stop, ...columns });
    if (Object.entries(columns).some(([column, value]) => differs(stop[column as keyof StoredStop], value)))
      await db.updateTable('stop').set(columns).where('partition', '=', partition).where('id', '=', stop.id).execute();
  }
  return { stops, columns: summaryOf(stops, load.created_at) };
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
  await db.updateTable('load').set(columns).where('partition', '=', partition).where('id', '=', id).execute();
}
