import { sql, type UpdateObject } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { nextVersion, orNotFound } from '#platform/server/records.ts';
import type { Tables } from '#platform/server/tables.ts';
import { isStopEvent, type EventSource, type ToldKind } from '../status.ts';
import { isPassed } from '../trip.ts';
import { counts, flagByStops, judge, skewOf, type Judged } from './device-flags.ts';
import { factsOfStops, type Found, rowsOf, writeGoods } from './device-rows.ts';
import { executions, loads } from './lives.ts';
import { podPolicyOf } from './moves.ts';
import { type BareLoad, findLoad, holdsOf, stopsOf, type StoredLoad, type StoredStop } from './queries.ts';
import { type Counted, countedEvents, stopsAfter, writeStop } from './refresh-stops.ts';
import { summaryOf } from './summary.ts';

/** What of a goods line was received. */
export interface CountedGoods {
  readonly goodsLineId: string;
  readonly quantityActual: number;
  readonly shortQuantity: number;
  readonly damagedQuantity: number;
  readonly note: string;
}

/** An event as a phone has noted it; the times are those of its clock. */
export interface DeviceEvent {
  readonly sourceEventId: string;
  readonly stopId: string | null;
  readonly kind: ToldKind;
  readonly occurredAt: string;
  readonly capturedAt: string | null;
  readonly eta: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly accuracyM: number | null;
  readonly reasonCode: string;
  readonly disposition: string;
  readonly note: string;
  readonly odometer: number | null;
  readonly signatoryName: string;
  readonly goods: readonly CountedGoods[];
  /** The ids that the phone gave to its files. */
  readonly files: readonly string[];
  /** An earlier event of the same phone in whose place this one stands. */
  readonly supersedes: string;
}

export interface DeviceBatch {
  readonly loadId: string;
  readonly device: string;
  /** The clock of the phone as it sent. */
  readonly sentAt: string;
  readonly source: EventSource;
  readonly events: readonly DeviceEvent[];
  /** Writes the caller's own rows in the same transaction; is told how many events are new. */
  readonly beside?: (fresh: number) => Promise<unknown>;
}

export interface KeptEvent {
  readonly sourceEventId: string;
  readonly eventId: string;
  readonly isKnown: boolean;
  readonly flags: readonly string[];
}

/**
 * Notes what a phone has collected, in one go: a driver without a network brings hours of it. Nothing is refused. What is
 * doubtful is flagged, what came before is answered as before, and what no longer counts is kept beside the rest. The load
 * is locked once, so that two phones, or one that sends twice, come one after the other. What is read travels together, and
 * so does what is written: each wait for the database costs more than what it does for one event.
 */
export async function tellFromDevice(
  context: Context,
  { loadId, device, sentAt, source, events, beside }: DeviceBatch,
): Promise<{ readonly load: BareLoad; readonly kept: readonly KeptEvent[] }> {
  const [load, known, stored, counted, newIds] = await Promise.all([
    lockBare(context, loadId),
    knownEvents(context, loadId, device, events),
    stopsOf(context, loadId),
    countedEvents(context, loadId),
    idsFor(context, events.length),
  ]);
  const seen = new Set(known.keys());
  const fresh = events.filter(({ sourceEventId }) => !seen.has(sourceEventId) && seen.add(sourceEventId));
  const stops = stored.map((stop) => ({ ...stop }));
  const skew = skewOf(sentAt, context.now);
  const judged = fresh
    .map((event) => judge(context, { load, stops, event, skew }))
    .toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  for (const each of judged) flagByStops(each, stops);
  const ids = new Map(judged.map(({ event }, place) => [event.sourceEventId, newIds[place]!]));
  for (const [sourceEventId, id] of ids) known.set(sourceEventId, id);
  const [, changed] = await Promise.all([
    beside?.(judged.length),
    judged.length === 0 ? load : write(context, { load, stored, counted, device, source, known, ids, judged }),
  ]);
  const flagsOf = new Map(judged.map(({ event, flags }) => [event.sourceEventId, Object.keys(flags)]));
  return {
    load: changed,
    kept: events.map(({ sourceEventId }) => ({
      sourceEventId,
      eventId: known.get(sourceEventId)!,
      isKnown: !ids.has(sourceEventId),
      flags: flagsOf.get(sourceEventId) ?? [],
    })),
  };
}

/**
 * The load, held until the transaction ends, without the names of all that it refers to: reading twenty of them is most of
 * what an event would read, and only a load that moves on needs them.
 */
async function lockBare({ db, partition }: Context, id: string): Promise<BareLoad> {
  return orNotFound(
    await db
      .selectFrom('load')
      .selectAll()
      .where('partition', '=', partition)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  );
}

/** Ids as the database makes them: those of one transaction are in their order. */
async function idsFor({ db }: Context, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id from generate_series(1, ${count})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes the events, and what the stops and the load say after them. */
async function write(context: Context, found: Found): Promise<BareLoad> {
  const { load, stored, counted, judged, ids } = found;
  const rows = await rowsOf(context, found);
  const superseded = new Set(rows.map(({ supersedes_id: id }) => id));
  const facts = factsOfStops(judged);
  const told = stored.map((stop) => ({ ...stop, ...facts.get(stop.id) }));
  const refreshed = stopsAfter(told, inOrder([...counted, ...countedOf(judged, ids)], superseded));
  const stops = refreshed.map(({ stop }) => stop);
  const summary = summaryOf(stops, load.created_at);
  // Locked, its next version is known before it is written.
  const [row] = await Promise.all([
    updateLoad(context, load, { ...summary, last_event_at: context.now }),
    context.db.insertInto('load_event').values(rows).execute(),
    ...refreshed.map(({ stop, changed }) => writeStop(context, stop.id, { ...facts.get(stop.id), ...changed })),
    ...writeGoods(context, load.id, judged),
    loads.announce(
      context,
      { id: load.id, version: load.version + 1 },
      {
        event: load.is_late || !summary.is_late ? 'event' : 'late',
        ...(load.is_late !== summary.is_late && {
          before: { isLate: load.is_late },
          after: { isLate: summary.is_late, lateMinutes: summary.late_minutes },
        }),
      },
    ),
  ]);
  const changed = { ...load, ...row };
  const hasDeparted = judged.some(({ event }) => event.kind === 'departed');
  const hasLeft = hasDeparted && changed.status === 'DISPATCHED' && (stops[0]?.departed_at ?? null) !== null;
  if (!hasLeft) return deliverWhenDone(context, changed, stops);
  return deliverWhenDone(context, await executions.move(context, await named(context, changed), 'depart'), stops);
}

/** The load with its names, as it is after what was just written. */
async function named(context: Context, { id }: BareLoad): Promise<StoredLoad> {
  return orNotFound(await findLoad(context, id));
}

function updateLoad({ db, partition, actor }: Context, { id }: BareLoad, columns: UpdateObject<Tables, 'load'>) {
  return db
    .updateTable('load')
    .set({ ...columns, ...nextVersion(actor.name) })
    .where('partition', '=', partition)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Finds the new events that count, as for stored ones. */
function countedOf(judged: readonly Judged[], ids: ReadonlyMap<string, string>): Counted[] {
  return judged.filter(counts).flatMap(({ event, stop, occurredAt, flags }) =>
    stop && isStopEvent(event.kind)
      ? {
          id: ids.get(event.sourceEventId)!,
          stop_id: stop.id,
          kind: event.kind,
          occurred_at: occurredAt,
          reason_code: 'unknownReason' in flags ? '' : event.reasonCode,
        }
      : [],
  );
}

function inOrder(events: readonly Counted[], superseded: ReadonlySet<string | null | undefined>): Counted[] {
  return events
    .filter(({ id }) => !superseded.has(id))
    .toSorted((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime() || (one.id < other.id ? -1 : 1));
}

async function knownEvents(
  { db, partition }: Context,
  loadId: string,
  device: string,
  events: readonly DeviceEvent[],
): Promise<Map<string, string>> {
  const asked = events.flatMap(({ sourceEventId, supersedes }) => [sourceEventId, supersedes]).filter(Boolean);
  const rows = await db
    .selectFrom('load_event')
    .select(['id', 'source_event_id'])
    .where('partition', '=', partition)
    .where('load_id', '=', loadId)
    .where('source_device', '=', device)
    // The index has those of devices alone, and is found by a plan for any device only where that is said.
    .where(sql<boolean>`source_device <> ''`)
    .where(sql<boolean>`${isOneOf(sql`source_event_id`, asked)}`)
    .execute();
  return new Map(rows.map((row) => [row.source_event_id, row.id]));
}

/**
 * Delivers a load by itself once nothing is left to do: every stop is passed, and every delivery that failed says what
 * happens to the goods. What a hold keeps, or what is in doubt, waits for staff.
 */
async function deliverWhenDone(context: Context, load: BareLoad, stops: readonly StoredStop[]): Promise<BareLoad> {
  if (load.status !== 'IN_TRANSIT') return load;
  const isDone = stops.every(
    ({ status, type, disposition }) =>
      isPassed(status) &&
      !(type === 'delivery' && status === 'SKIPPED') &&
      (status !== 'FAILED' || type !== 'delivery' || disposition !== ''),
  );
  if (!isDone) return load;
  const holds = await holdsOf(context, load.id);
  if (holds.some((hold) => hold.released_at === null && hold.blocks_delivery)) return load;
  return executions.move(context, await named(context, load), 'deliver', {
    columns: { pod_policy: await podPolicyOf(context, load.customer_id) },
  });
}
