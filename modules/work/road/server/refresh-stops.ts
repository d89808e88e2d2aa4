import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { oneTurn } from '#platform/server/one-turn.ts';
import { updateRow, updatingRow } from '#platform/server/update-row.ts';
import type { Statement } from '#platform/server/statements.ts';
import { isStopEvent } from '#modules/work/loads/status.ts';
import { findLoad, stopsOf } from '#modules/work/loads/server/index.ts';
import { type Counted, type Moved, moveStops, type StopNews } from './move-stops.ts';

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

/** The stops of a load and the events that count for them, before somebody tells more. */
export async function stopsBefore(
  context: Context,
  loadId: string,
): Promise<Required<Pick<StopNews, 'stored' | 'counted'>>> {
  const [stored, counted] = await oneTurn([stopsOf(context, loadId), countedEvents(context, loadId)]);
  return { stored, counted };
}

/** The statements that write what moved of the stops. */
export function writingStops(context: Context, { writes }: Pick<Moved, 'writes'>): readonly Statement[] {
  return writes.map(({ id, columns }) => updatingRow(context, 'stop', id, columns));
}

/** Brings the stops and the row of a load to what its events say, without telling anybody. */
export async function refreshLoad(context: Context, id: string): Promise<void> {
  const { db, partition } = context;
  const load = await findLoad(context, id);
  if (!load) return;
  const moved = moveStops(load, await stopsBefore(context, id));
  await oneTurn(writingStops(context, moved).map((statement) => db.executeQuery(statement.compile(db))));
  await updateRow({ db, partition }, 'load', id, moved.summary);
}
