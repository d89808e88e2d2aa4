import { sql } from 'kysely';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { isStopEvent, type ToldKind, toldKinds, voidableSources } from '#modules/work/loads/status.ts';
import { correctionHours, futureMinutes, graceMinutes, minutesLate } from '#modules/work/loads/trip.ts';
import { addEvent, isInvoiced, loads, movedOf } from '#modules/work/loads/server/index.ts';
import { reasonsFor } from '../event-reasons.ts';
import { type Answer, applied } from './events.ts';
import { stopsBefore } from './refresh-stops.ts';

const fail = failures<FailureCode | LoadFailureCode>();
type Problems = Record<string, FieldProblem & { readonly code: LoadFailureCode | FailureCode }>;

const minute = 60_000;

/** A new event in the place of another; the old one stays and is shown struck through. */
export async function correctEvent(
  context: Context,
  {
    eventId,
    occurredAt,
    ...named
  }: {
    readonly eventId: string;
    readonly occurredAt: string;
    readonly reasonCode?: string | undefined;
    readonly note?: string | undefined;
  },
  { mayBeOld }: { readonly mayBeOld: boolean },
): Promise<Answer> {
  const { event, load } = await lockEvent(context, eventId);
  const { reasonCode = event.reason_code, note = event.note } = named;
  if (!(toldKinds as readonly string[]).includes(event.kind)) throw fail('eventNotCorrectable', 'rule');
  const isOld = context.now.getTime() - event.received_at.getTime() > correctionHours * 60 * minute || isInvoiced(load);
  if (isOld && !mayBeOld) throw fail('correctionTooLate', 'rule');
  const before = await stopsBefore(context, load.id);
  const stop = before.stored.find(({ id }) => id === event.stop_id);
  const at = new Date(occurredAt);
  const problems: Problems = {};
  if (at.getTime() > context.now.getTime() + futureMinutes * minute) problems['occurredAt'] = { code: 'eventInFuture' };
  if (event.kind === 'departed' && stop?.arrived_at && at < stop.arrived_at)
    problems['occurredAt'] ??= { code: 'departBeforeArrival' };
  if (event.kind === 'arrived' && stop?.departed_at && at > stop.departed_at)
    problems['occurredAt'] ??= { code: 'departBeforeArrival' };
  const reasons = reasonsFor[event.kind as ToldKind];
  if (reasonCode !== '' && reasons && !reasons.includes(reasonCode))
    problems['reasonCode'] = { code: 'reasonNotForEvent' };
  const late = event.kind === 'arrived' && stop ? minutesLate(stop, at) : null;
  if (late !== null && late > graceMinutes && reasonCode === '') problems['reasonCode'] = { code: 'required' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const id = await addEvent(context, {
    load_id: load.id,
    stop_id: event.stop_id,
    kind: event.kind,
    occurred_at: at,
    reason_code: reasonCode,
    minutes_late: late,
    note,
    data: { ...event.data, corrected: true, outOfOrder: false, repeated: false },
    customer_visible: event.customer_visible,
    is_internal: event.is_internal,
    supersedes_id: event.id,
  });
  const news =
    stop && isStopEvent(event.kind) && !('afterClosing' in event.data)
      ? [{ id, stop_id: stop.id, kind: event.kind, occurred_at: at, reason_code: reasonCode }]
      : [];
  const superseded = new Set([event.id]);
  const { changed } = await applied(context, load, event.kind, { ...before, news, superseded });
  return { eventId: id, load: movedOf(changed), isKnown: false, flags: [] };
}

/** Declares void what a system noticed by mistake. */
export async function voidEvent(
  context: Context,
  { eventId, reason }: { readonly eventId: string; readonly reason: string },
): Promise<Answer> {
  const { event, load } = await lockEvent(context, eventId);
  const isOfSystem = voidableSources.includes(event.source);
  const before = await stopsBefore(context, load.id);
  if (!isOfSystem || !(toldKinds as readonly string[]).includes(event.kind)) throw fail('eventNotOfSystem', 'rule');
  const id = await addEvent(context, {
    load_id: load.id,
    stop_id: event.stop_id,
    kind: 'void',
    note: reason,
    is_internal: event.is_internal,
    supersedes_id: event.id,
  });
  const superseded = new Set([event.id]);
  const { changed } = await applied(context, load, 'void', { ...before, superseded });
  return { eventId: id, load: movedOf(changed), isKnown: false, flags: [] };
}

/** The event and its load, locked; an event in whose place another stands is not corrected again. */
async function lockEvent(context: Context, eventId: string) {
  const { db, partition } = context;
  const find = () =>
    db
      .selectFrom('load_event as e')
      .selectAll('e')
      .select(
        sql<boolean>`exists (select from load_event n where n.partition = e.partition and n.supersedes_id = e.id)`.as(
          'isSuperseded',
        ),
      )
      .where('e.partition', '=', partition)
      .where('e.id', '=', eventId)
      .executeTakeFirst();
  const first = await find();
  if (!first) throw fail('notFound', 'notFound');
  const load = await loads.lock(context, first.load_id);
  const event = (await find())!;
  if (event.isSuperseded) throw fail('eventSuperseded', 'conflict');
  return { event, load };
}
