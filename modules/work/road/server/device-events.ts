import crypto from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { isOneOf } from '#platform/server/list-page.ts';
import { oneTurn } from '#platform/server/one-turn.ts';
import { orNotFound } from '#platform/server/records.ts';
import type { EventSource, ToldKind } from '#modules/work/loads/status.ts';
import { type BareLoad, stopsOf, type StoredStop } from '#modules/work/loads/server/index.ts';
import { clocksOf, skewOf } from './device-clock.ts';
import { flagByStops, judge } from './device-flags.ts';
import { writeEvents } from './device-writes.ts';
import { notingDevice } from './noting-device.ts';
import type { Counted } from './move-stops.ts';
import { countedEvents } from './refresh-stops.ts';

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
  /** By how many milliseconds its clock was ahead when it was pressed; null: it did not know. */
  readonly aheadMs: number | null;
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
  readonly device: string;
  /** The clock of the phone as it sent. */
  readonly sentAt: string;
  readonly source: EventSource;
  readonly events: readonly DeviceEvent[];
}

export interface KeptEvent {
  readonly sourceEventId: string;
  readonly isKnown: boolean;
  readonly flags: readonly string[];
}

/** The columns of a load that its events need, of eighty. Its names are read where it moves on. */
const columnsForEvents = [
  'id',
  'status',
  'version',
  'customer_id',
  'customer_billing',
  'next_stop',
  'is_late',
  'last_event_at',
  'created_at',
  'has_proof_exception',
  'delivered_at',
  'customer_billing',
] as const satisfies readonly (keyof BareLoad)[];
export type EventLoad = Pick<BareLoad, (typeof columnsForEvents)[number]>;

/** The load, its stops and its events as they were before those of a phone. */
export interface Before {
  readonly load: EventLoad;
  /** Ids of events by the phone's own. */
  readonly known: ReadonlyMap<string, string>;
  readonly stored: readonly StoredStop[];
  /** The events of its stops that counted before. */
  readonly counted: readonly Counted[];
}

/**
 * Reads what the events of a phone are compared with, and holds the load until the transaction ends, so that two phones, or
 * one that sends twice, come one after the other. It travels together, since each wait for the database costs more than what
 * it does for one event. What names no stop and corrects nothing needs no stops.
 */
export async function beforeEvents(
  context: Context,
  { loadId, device, events }: Pick<DeviceBatch, 'device' | 'events'> & { readonly loadId: string },
): Promise<Before> {
  const areOfStops = events.some(({ stopId, supersedes }) => stopId !== null || supersedes !== '');
  const [load, known, stored, counted] = await oneTurn([
    holdLoad(context, loadId),
    knownEvents(context, loadId, device, events),
    areOfStops ? stopsOf(context, loadId) : [],
    areOfStops ? countedEvents(context, loadId) : [],
  ]);
  return { load: orNotFound(load), known, stored, counted };
}

/**
 * Notes what a phone has collected, in one go: a driver without a network brings hours of it. Nothing is refused. What is
 * doubtful is flagged, what came before is answered as before, and what no longer counts is kept beside the rest.
 */
export async function tellFromDevice(
  context: Context,
  before: Before,
  { device, sentAt, source, events }: DeviceBatch,
): Promise<{ readonly load: Pick<EventLoad, 'status' | 'version'>; readonly kept: readonly KeptEvent[] }> {
  const { load, stored } = before;
  const seen = new Set(before.known.keys());
  const fresh = events.filter(({ sourceEventId }) => !seen.has(sourceEventId) && seen.add(sourceEventId));
  const stops = stored.map((stop) => ({ ...stop }));
  const skew = skewOf(sentAt, context.now);
  const clocks = clocksOf(fresh, { skew, now: context.now });
  const judged = fresh
    .map((event, place) => judge(context, { load, stops, event, clock: clocks[place]! }))
    .toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  for (const each of judged) flagByStops(each, stops);
  // An id begins with its time; sorted, those of one call are in the order of its events.
  const newIds = judged.map(() => crypto.randomUUIDv7()).toSorted();
  const ids = new Map(judged.map(({ event }, place) => [event.sourceEventId, newIds[place]!]));
  const known = new Map([...before.known, ...ids]);
  await context.writeLast(notingDevice(context, load.id, { device, skewMinutes: skew, events: judged.length }));
  const changed =
    judged.length === 0 ? load : await writeEvents(context, { ...before, known, device, source, ids, judged });
  const flagsOf = new Map(judged.map(({ event, flags }) => [event.sourceEventId, Object.keys(flags)]));
  return {
    load: changed,
    kept: events.map(({ sourceEventId }) => ({
      sourceEventId,
      isKnown: !ids.has(sourceEventId),
      flags: flagsOf.get(sourceEventId) ?? [],
    })),
  };
}

const columnsHeld = sql.raw(columnsForEvents.join(', '));

async function holdLoad({ db, partition }: Context, id: string): Promise<EventLoad | undefined> {
  const { rows } = await sql<EventLoad>`
    select ${columnsHeld} from load where partition = ${partition} and id = ${id} for update`.execute(db);
  return rows[0];
}

/** Written as text, as all statements of an event: to put one together from parts takes longer than the database needs for it. */
async function knownEvents(
  { db, partition }: Context,
  loadId: string,
  device: string,
  events: readonly DeviceEvent[],
): Promise<Map<string, string>> {
  const asked = events.flatMap(({ sourceEventId, supersedes }) => [sourceEventId, supersedes]).filter(Boolean);
  // The index has those of devices alone, and is found by a plan for any device only where that is said.
  const { rows } = await sql<{ readonly id: string; readonly source_event_id: string }>`
    select id, source_event_id from load_event
     where partition = ${partition} and load_id = ${loadId} and source_device = ${device} and source_device <> ''
       and ${isOneOf(sql`source_event_id`, asked)}`.execute(db);
  return new Map(rows.map((row) => [row.source_event_id, row.id]));
}
