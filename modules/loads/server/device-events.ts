import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { EventSource, ToldKind } from '../status.ts';
import { isPassed, minutesLate } from '../trip.ts';
import { counts, flagByStops, judge, skewOf, type Judged } from './device-flags.ts';
import { applied } from './events.ts';
import { executions, loads } from './lives.ts';
import { podPolicyOf } from './moves.ts';
import { holdsOf, stopsOf, type StoredLoad } from './queries.ts';

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
 * is locked once, so that two phones, or one that sends twice, come one after the other.
 */
export async function tellFromDevice(
  context: Context,
  { loadId, device, sentAt, source, events }: DeviceBatch,
): Promise<{ readonly load: StoredLoad; readonly kept: readonly KeptEvent[] }> {
  const load = await loads.lock(context, loadId);
  const known = await knownEvents(context, loadId, device, events);
  const seen = new Set(known.keys());
  const fresh = events.filter(({ sourceEventId }) => !seen.has(sourceEventId) && seen.add(sourceEventId));
  const stops = (await stopsOf(context, loadId)).map((stop) => ({ ...stop }));
  const skew = skewOf(sentAt, context.now);
  const judged = fresh
    .map((event) => judge(context, { load, stops, event, skew }))
    .toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  for (const each of judged) flagByStops(each, stops);
  const ids = await insertEvents(context, { loadId, device, source, known }, judged);
  for (const [sourceEventId, id] of ids) known.set(sourceEventId, id);
  let changed = load;
  if (judged.length > 0) {
    await writeFacts(context, judged);
    await writeGoods(context, loadId, judged);
    const departed = judged.some(({ event }) => event.kind === 'departed');
    changed = await deliverWhenDone(context, await applied(context, load, departed ? 'departed' : 'note'));
  }
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
    .where('source_event_id', 'in', asked)
    .execute();
  return new Map(rows.map((row) => [row.source_event_id, row.id]));
}

async function insertEvents(
  { db, partition, actor, now }: Context,
  {
    loadId,
    device,
    source,
    known,
  }: {
    readonly loadId: string;
    readonly device: string;
    readonly source: EventSource;
    readonly known: ReadonlyMap<string, string>;
  },
  judged: readonly Judged[],
): Promise<ReadonlyMap<string, string>> {
  if (judged.length === 0) return new Map();
  const { rows } = await sql<{ id: string }>`
    select uuidv7() as id from generate_series(1, ${judged.length})`.execute(db);
  const ids = new Map(judged.map(({ event }, place) => [event.sourceEventId, rows[place]!.id]));
  const replaced = new Set<string>();
  const values = judged.map(({ event, stop, occurredAt, flags }) => {
    const former = event.supersedes === '' ? undefined : (known.get(event.supersedes) ?? ids.get(event.supersedes));
    const isFirst = former !== undefined && !replaced.has(former);
    if (isFirst) replaced.add(former);
    return {
      id: ids.get(event.sourceEventId)!,
      partition,
      load_id: loadId,
      stop_id: stop?.id ?? null,
      kind: event.kind,
      occurred_at: occurredAt,
      captured_at: event.capturedAt === null ? null : new Date(event.capturedAt),
      received_at: now,
      source,
      actor: actor.name,
      actor_id: null,
      lat: event.lat === null ? null : String(event.lat),
      lon: event.lon === null ? null : String(event.lon),
      accuracy_m: event.accuracyM,
      reason_code: 'unknownReason' in flags ? '' : event.reasonCode,
      minutes_late: event.kind === 'arrived' && stop ? minutesLate(stop, occurredAt) : null,
      note: event.note,
      data: JSON.stringify({
        ...flags,
        ...(event.eta && { eta: event.eta }),
        ...(event.disposition && { disposition: event.disposition }),
        ...(event.signatoryName && { signatoryName: event.signatoryName }),
        ...(event.goods.length > 0 && { goods: event.goods }),
        ...(event.files.length > 0 && { files: event.files }),
      }),
      supersedes_id: isFirst ? former : null,
      source_device: device,
      source_event_id: event.sourceEventId,
    };
  });
  // What was corrected once is not corrected a second time: the newer one stands beside it then.
  const taken = replaced.size === 0 ? new Set<string>() : await supersededOf({ db, partition }, [...replaced]);
  await db
    .insertInto('load_event')
    .values(values.map((row) => (taken.has(row.supersedes_id ?? '') ? { ...row, supersedes_id: null } : row)))
    .execute();
  return ids;
}

async function supersededOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('load_event')
    .select('supersedes_id')
    .where('partition', '=', partition)
    .where('supersedes_id', 'in', ids)
    .execute();
  return new Set(rows.flatMap(({ supersedes_id }) => supersedes_id ?? []));
}

/** What phones add to a stop besides times; the later of two stands. */
async function writeFacts({ db, partition }: Context, judged: readonly Judged[]): Promise<void> {
  const byStop = new Map<string, Record<string, unknown>>();
  for (const each of judged.filter(counts)) {
    const { event, stop } = each;
    if (!stop) continue;
    const facts = {
      ...(event.odometer !== null && { odometer: String(event.odometer) }),
      ...(event.signatoryName !== '' && { signatory_name: event.signatoryName }),
      ...(event.kind === 'eta' && event.eta && { eta: new Date(event.eta) }),
      ...(event.kind === 'failed' && { fail_reason: event.reasonCode || 'other', disposition: event.disposition }),
    };
    byStop.set(stop.id, { ...byStop.get(stop.id), ...facts });
  }
  for (const [id, columns] of byStop)
    if (Object.keys(columns).length > 0)
      await db.updateTable('stop').set(columns).where('partition', '=', partition).where('id', '=', id).execute();
}

/** Received, short and damaged, as the newest event that says so has it. */
async function writeGoods({ db, partition }: Context, loadId: string, judged: readonly Judged[]): Promise<void> {
  const newest = new Map<string, CountedGoods>();
  for (const { event } of judged.filter(counts)) for (const line of event.goods) newest.set(line.goodsLineId, line);
  for (const [id, line] of newest)
    await db
      .updateTable('goods_line')
      .set({
        quantity_actual: String(line.quantityActual),
        short_quantity: String(line.shortQuantity),
        damaged_quantity: String(line.damagedQuantity),
        ...(line.note !== '' && { note: line.note }),
      })
      .where('partition', '=', partition)
      .where('load_id', '=', loadId)
      .where('id', '=', id)
      .execute();
}

/**
 * Delivers a load by itself once nothing is left to do: every stop is passed, and every delivery that failed says what
 * happens to the goods. What a hold keeps, or what is in doubt, waits for staff.
 */
async function deliverWhenDone(context: Context, load: StoredLoad): Promise<StoredLoad> {
  if (load.status !== 'IN_TRANSIT') return load;
  const stops = await stopsOf(context, load.id);
  const isDone = stops.every(
    ({ status, type, disposition }) =>
      isPassed(status) &&
      !(type === 'delivery' && status === 'SKIPPED') &&
      (status !== 'FAILED' || type !== 'delivery' || disposition !== ''),
  );
  if (!isDone) return load;
  const holds = await holdsOf(context, load.id);
  if (holds.some((hold) => hold.released_at === null && hold.blocks_delivery)) return load;
  return executions.move(context, load, 'deliver', {
    columns: { pod_policy: await podPolicyOf(context, load.customer_id) },
  });
}
