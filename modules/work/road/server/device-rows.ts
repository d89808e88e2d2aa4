import type { Context } from '#platform/server/implement.ts';
import type { Statement } from '#platform/server/statements.ts';
import { type EventSource, isStopEvent } from '#modules/work/loads/status.ts';
import { minutesLate } from '#modules/work/loads/trip.ts';
import type { Before, CountedGoods } from './device-events.ts';
import { counts, type Judged } from './device-flags.ts';
import type { Counted, StopColumns } from './move-stops.ts';

/** The events that a phone brought, beside those already stored. */
export interface Found extends Before {
  readonly device: string;
  readonly source: EventSource;
  /** Ids of the new ones by the phone's own; `known` has them too. */
  readonly ids: ReadonlyMap<string, string>;
  readonly judged: readonly Judged[];
}

/** The rows of the new events. */
export async function rowsOf(
  { db, partition, actor, now }: Context,
  { load, device, source, known, ids, judged }: Found,
) {
  const replaced = new Set<string>();
  const values = judged.map(({ event, stop, occurredAt, flags }) => {
    const former = event.supersedes === '' ? undefined : known.get(event.supersedes);
    const isFirst = former !== undefined && !replaced.has(former);
    if (isFirst) replaced.add(former);
    return {
      id: ids.get(event.sourceEventId)!,
      partition,
      load_id: load.id,
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
      data: {
        ...flags,
        ...(event.eta && { eta: event.eta }),
        ...(event.disposition && { disposition: event.disposition }),
        ...(event.signatoryName && { signatoryName: event.signatoryName }),
        ...(event.goods.length > 0 && { goods: event.goods }),
        ...(event.files.length > 0 && { files: event.files }),
      },
      supersedes_id: isFirst ? former : null,
      source_device: device,
      source_event_id: event.sourceEventId,
    };
  });
  // An event is corrected once only; a second correction is stored beside it.
  const taken = replaced.size === 0 ? new Set<string>() : await supersededOf({ db, partition }, [...replaced]);
  return values.map((row) => (taken.has(row.supersedes_id ?? '') ? { ...row, supersedes_id: null } : row));
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

/** Finds the new events of stops that count. */
export function countedOf(judged: readonly Judged[], ids: ReadonlyMap<string, string>): Counted[] {
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

/** Reads what events add to stops besides times; the later of two wins. */
export function factsOfStops(judged: readonly Judged[]): ReadonlyMap<string, StopColumns> {
  const byStop = new Map<string, StopColumns>();
  for (const { event, stop } of judged.filter(counts)) {
    if (!stop) continue;
    const facts = {
      ...(event.odometer !== null && { odometer: String(event.odometer) }),
      ...(event.signatoryName !== '' && { signatory_name: event.signatoryName }),
      ...(event.kind === 'eta' && event.eta && { eta: new Date(event.eta) }),
      ...(event.kind === 'failed' && { fail_reason: event.reasonCode || 'other', disposition: event.disposition }),
    };
    byStop.set(stop.id, { ...byStop.get(stop.id), ...facts });
  }
  return byStop;
}

/** The statements that write received, short and damaged, as the newest event that says so has it. */
export function writingGoods({ db, partition }: Context, loadId: string, judged: readonly Judged[]): Statement[] {
  const newest = new Map<string, CountedGoods>();
  for (const { event } of judged.filter(counts)) for (const line of event.goods) newest.set(line.goodsLineId, line);
  return [...newest].map(([id, line]) =>
    db
      .updateTable('goods_line')
      .set({
        quantity_actual: String(line.quantityActual),
        short_quantity: String(line.shortQuantity),
        damaged_quantity: String(line.damagedQuantity),
        ...(line.note !== '' && { note: line.note }),
      })
      .where('partition', '=', partition)
      .where('load_id', '=', loadId)
      .where('id', '=', id),
  );
}
