import type { UpdateObject } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { addingRow, addingRows } from '#platform/server/insert-rows.ts';
import { oneTurn } from '#platform/server/one-turn.ts';
import { type Announcement, orNotFound } from '#platform/server/records.ts';
import type { Statement } from '#platform/server/statements.ts';
import type { Tables } from '#platform/server/tables.ts';
import { updatingRow } from '#platform/server/update-row.ts';
import { aheadHours, isPassed } from '#modules/work/loads/trip.ts';
import { executions, podPolicyOf } from '#modules/work/carriage/server/index.ts';
import {
  findLoad,
  holdsOf,
  loads,
  stopsOf,
  type StoredLoad,
  type StoredStop,
  tellGaps,
} from '#modules/work/loads/server/index.ts';
import type { EventLoad } from './device-events.ts';
import { countedOf, factsOfStops, type Found, rowsOf, writingGoods } from './device-rows.ts';
import { moveStops } from './move-stops.ts';
import { writingStops } from './refresh-stops.ts';

/** A load after its events, and how it is written. */
interface Outcome {
  readonly load: EventLoad;
  /** Its stops after them; none where the load cannot be done yet. */
  readonly stops: readonly StoredStop[];
  /** What changes of the load itself; nothing where its version stays. */
  readonly columns?: UpdateObject<Tables, 'load'>;
  readonly statements: readonly Statement[];
  readonly told: Announcement;
}

/**
 * Writes new events, and what stops and load say after them. It travels with the commit, unless the load moves on: what it
 * leaves or is delivered by is read again by all who hear of it.
 */
export async function writeEvents(context: Context, found: Found): Promise<Pick<EventLoad, 'status' | 'version'>> {
  const { db } = context;
  const rows = await rowsOf(context, found);
  const mayMoveStops = found.judged.some(({ event, stop }) => stop !== undefined || event.supersedes !== '');
  const { load, stops, columns, statements, told } = mayMoveStops
    ? stopsMoved(context, found, new Set(rows.map(({ supersedes_id: id }) => id)))
    : await onlyHeardOf(context, found);
  const change = columns && { ...told, columns, stored: load };
  const isLeaving =
    load.status === 'DISPATCHED' &&
    (stops[0]?.departed_at ?? null) !== null &&
    found.judged.some(({ event }) => event.kind === 'departed');
  // Times that come after the delivery make other standing times.
  const isBilled = load.status === 'DELIVERED' && change !== undefined;
  const movesOn = isLeaving || isBilled || (load.status === 'IN_TRANSIT' && isDone(stops));
  const all = [addingEvents(rows), ...statements];
  if (!movesOn) {
    if (change) return loads.changeLast(context, change, all);
    await Promise.all([...all.map((each) => context.writeLast(each)), loads.announce(context, load, told)]);
    return load;
  }
  const [changed] = await oneTurn([
    change ? loads.change(context, load, change) : loads.announce(context, load, told),
    ...all.map((statement) => db.executeQuery(statement.compile(db))),
  ]);
  const now = { ...load, ...changed };
  if (isBilled) await tellGaps(context, await named(context, now));
  const left = isLeaving ? await executions.move(context, await named(context, now), 'depart') : now;
  return deliverWhenDone(context, left, stops);
}

/** One event, which is the rule, is put as values: to the database, reading a row from JSON is half of what adding it costs. */
function addingEvents(rows: Awaited<ReturnType<typeof rowsOf>>): Statement {
  const [only] = rows;
  return only && rows.length === 1
    ? addingRow('load_event', { ...only, data: JSON.stringify(only.data) })
    : addingRows('load_event', rows);
}

/**
 * Leaves the load as it is where no stop changes: its version stays, so that a planner who has it open loses nothing to a
 * driver's note (decision 0173). When the load was last heard of stands with the phone; its own row says so only now and then,
 * so that few phones are looked up to count the silent loads (0176).
 */
async function onlyHeardOf(context: Context, { load }: Found): Promise<Outcome> {
  // A hold that kept it may have been released since its last stop.
  const mayBeDone = load.status === 'IN_TRANSIT' && load.next_stop === '';
  return {
    load,
    stops: mayBeDone ? await stopsOf(context, load.id) : [],
    statements: isBehind(context, load) ? [updatingRow(context, 'load', load.id, { last_event_at: context.now })] : [],
    told: { event: 'event' },
  };
}

/** Its phones would be too far ahead of what the load's own row says. */
function isBehind({ now }: Context, { last_event_at: at }: EventLoad): boolean {
  return at === null || now.getTime() - at.getTime() > aheadHours * 3_600_000;
}

/** What was read before says with what is new how the stops move; nothing is read again. */
function stopsMoved(
  context: Context,
  { load, stored, counted, judged, ids }: Found,
  superseded: ReadonlySet<string | null>,
): Outcome {
  const moved = moveStops(load, {
    stored,
    counted,
    news: countedOf(judged, ids),
    facts: factsOfStops(judged),
    superseded,
  });
  const { summary, stops, told } = moved;
  return {
    load: { ...load, is_late: summary.is_late, next_stop: summary.next_stop },
    stops,
    columns: { ...summary, last_event_at: context.now },
    statements: [...writingStops(context, moved), ...writingGoods(context, load.id, judged)],
    told,
  };
}

/** The load with its names, as it is after what was just written. */
async function named(context: Context, { id }: Pick<EventLoad, 'id'>): Promise<StoredLoad> {
  return orNotFound(await findLoad(context, id));
}

/** Whether nothing is left to do: every stop is passed, and every delivery that failed says what happens to the goods. */
function isDone(stops: readonly StoredStop[]): boolean {
  return (
    stops.length > 0 &&
    stops.every(
      ({ status, type, disposition }) =>
        isPassed(status) &&
        !(type === 'delivery' && status === 'SKIPPED') &&
        (status !== 'FAILED' || type !== 'delivery' || disposition !== ''),
    )
  );
}

/** Delivers a load by itself once it is done. What a hold keeps, or what is in doubt, waits for staff. */
export async function deliverWhenDone(
  context: Context,
  load: EventLoad,
  known?: readonly StoredStop[],
): Promise<Pick<EventLoad, 'status' | 'version'>> {
  if (load.status !== 'IN_TRANSIT' || !isDone(known ?? (await stopsOf(context, load.id)))) return load;
  const holds = await holdsOf(context, load.id);
  if (holds.some((hold) => hold.released_at === null && hold.blocks_delivery)) return load;
  return executions.move(context, await named(context, load), 'deliver', {
    columns: { pod_policy: await podPolicyOf(context, load.customer_id) },
  });
}
