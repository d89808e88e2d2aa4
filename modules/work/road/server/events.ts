import type { z } from 'zod';
import { failures, type FieldProblem, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { nextState, is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { oneTurn } from '#platform/server/one-turn.ts';
import { isLimited } from '#modules/base/access/server/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { type EventSource, isStopEvent, stopEvents, stopProgress, execution } from '#modules/work/loads/status.ts';
import { futureMinutes, graceMinutes, minutesLate, skewMinutes } from '#modules/work/loads/trip.ts';
import {
  addEvent,
  factsOf,
  loads,
  movedOf,
  sourceOf,
  type StoredLoad,
  type StoredStop,
  tellGaps,
} from '#modules/work/loads/server/index.ts';
import { executions } from '#modules/work/carriage/server/index.ts';
import { reasonsFor } from '../event-reasons.ts';
import type { roadService } from '../contract.ts';
import { flagByStops, judge, type Judged } from './device-flags.ts';
import { countedOf, factsOfStops } from './device-rows.ts';
import { deliverWhenDone } from './device-writes.ts';
import { moveStops, type StopNews } from './move-stops.ts';
import { stopsBefore, writingStops } from './refresh-stops.ts';

const fail = failures<FailureCode | LoadFailureCode>();
type Problems = Record<string, FieldProblem & { readonly code: LoadFailureCode | FailureCode }>;
type Told = z.output<(typeof roadService)['operations']['postLoadEvent']['input']>;
export type Answer = z.input<(typeof roadService)['operations']['postLoadEvent']['output']>;

/** Devices tell what was; people at a desk can be asked. */
const devices: readonly EventSource[] = ['driver', 'api', 'integration', 'telematics', 'geofence'];
const minute = 60_000;

/**
 * Notes what happened, as it is told. What a device has sent before is answered as before. Times of stops move the stop,
 * and the first departure the load. Another system says what kind of system it is.
 */
export async function tellLoad(context: Context, told: Told): Promise<Answer> {
  const own = sourceOf(context);
  if (told.source !== undefined && own !== 'integration') throw invalidFields({ source: { code: 'notAnOption' } });
  const source = told.source ?? own;
  const load = await loads.lock(context, told.loadId);
  const known = told.sourceDevice === '' ? undefined : await sentBefore(context, told);
  if (known) return { eventId: known, load: movedOf(load), isKnown: true, flags: [] };
  const before = await stopsBefore(context, load.id);
  const stops = before.stored;
  const stop = told.stopId === null ? undefined : stops.find(({ id }) => id === told.stopId);
  const isDevice = devices.includes(source);
  refuseTold(context, { load, told, stop, isDevice });
  const judged = judgeTold(context, { load, told, stop, isDevice }, stops);
  const { flags } = judged;
  if (told.kind === 'departed' && !isDevice) await context.happened('load.departed', factsOf(load));
  const occurredAt = new Date(told.occurredAt);
  const late = told.kind === 'arrived' && stop ? minutesLate(stop, occurredAt) : null;
  const eventId = await addEvent(context, {
    load_id: load.id,
    stop_id: stop?.id ?? null,
    kind: told.kind,
    occurred_at: occurredAt,
    captured_at: told.capturedAt ? new Date(told.capturedAt) : null,
    source,
    lat: told.lat === null ? null : String(told.lat),
    lon: told.lon === null ? null : String(told.lon),
    accuracy_m: told.accuracyM,
    reason_code: told.reasonCode,
    minutes_late: late,
    note: told.note,
    data: { ...flags, ...(told.eta && { eta: told.eta }), ...(told.disposition && { disposition: told.disposition }) },
    // The company tells its customer, and not the carrier.
    customer_visible: told.customerVisible && !isLimited(context),
    is_internal: told.isInternal && !isLimited(context),
    source_device: told.sourceDevice,
    source_event_id: told.sourceEventId,
  });
  const news = countedOf([judged], new Map([[told.sourceEventId, eventId]]));
  const { changed, stops: after } = await applied(context, load, told.kind, {
    ...before,
    news,
    facts: factsOfStops([judged]),
  });
  // Whoever told the last of it. A note on a load that was taken back from its delivery does not deliver it again.
  const now = isDevice || isStopEvent(told.kind) ? await deliverWhenDone(context, changed, after) : changed;
  return { eventId, load: movedOf({ ...changed, ...now }), isKnown: false, flags: Object.keys(flags) };
}

/** Brings stops and load to what the events say; the departure from the first stop takes the load on its way. */
export async function applied(
  context: Context,
  load: StoredLoad,
  kind: string,
  news: StopNews,
): Promise<{ readonly changed: StoredLoad; readonly stops: readonly StoredStop[] }> {
  const { db } = context;
  const moved = moveStops(load, news);
  await oneTurn(writingStops(context, moved).map((statement) => db.executeQuery(statement.compile(db))));
  const { stops, summary } = moved;
  const changed = await loads.change(context, load, {
    ...moved.told,
    columns: { ...summary, last_event_at: context.now },
  });
  // Corrected times make other standing times of a load that is delivered already.
  await tellGaps(context, changed);
  const hasLeft = kind === 'departed' && changed.status === 'DISPATCHED' && (stops[0]?.departed_at ?? null) !== null;
  return { changed: hasLeft ? await executions.move(context, changed, 'depart') : changed, stops };
}

async function sentBefore(
  context: Context,
  { loadId, sourceDevice, sourceEventId }: Told,
): Promise<string | undefined> {
  const row = await context.db
    .selectFrom('load_event')
    .select('id')
    .where('partition', '=', context.partition)
    .where('load_id', '=', loadId)
    .where('source_device', '=', sourceDevice)
    .where('source_event_id', '=', sourceEventId)
    .executeTakeFirst();
  return row?.id;
}

interface Claim {
  readonly load: StoredLoad;
  readonly told: Told;
  readonly stop: StoredStop | undefined;
  readonly isDevice: boolean;
}

/** Everything that stands against what somebody tells; problems of fields all at once. */
function refuseTold({ now }: Context, { load, told, stop, isDevice }: Claim): void {
  if (load.status === 'CLOSED' && told.kind !== 'note' && !isDevice)
    throw fail('notAllowedInState', 'rule', { state: load.status });
  const problems: Problems = {};
  const at = new Date(told.occurredAt);
  if (at.getTime() > now.getTime() + futureMinutes * minute) problems['occurredAt'] = { code: 'eventInFuture' };
  if (told.stopId !== null && !stop) problems['stopId'] = { code: 'stopOfOtherLoad' };
  if ((isStopEvent(told.kind) || told.kind === 'eta') && told.stopId === null)
    problems['stopId'] = { code: 'required' };
  if (told.kind === 'eta' && told.eta === null) problems['eta'] = { code: 'required' };
  if (told.kind === 'note' && told.note === '') problems['note'] = { code: 'required' };
  if (told.isInternal && told.customerVisible) problems['isInternal'] = { code: 'notAnOption' };
  Object.assign(problems, problemsOfReason(told, stop, at, isDevice));
  if (told.kind === 'departed' && stop?.arrived_at && at < stop.arrived_at && !isDevice)
    problems['occurredAt'] ??= { code: 'departBeforeArrival' };
  if (told.kind === 'failed' && stop?.type === 'delivery' && told.disposition === '' && !isDevice)
    problems['disposition'] = { code: 'required' };
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  if (!isStopEvent(told.kind) || !stop) return;
  if ((!is(execution, load.status, 'sent') || load.status === 'CLOSED') && !isDevice)
    throw fail('loadNotMoving', 'rule');
  // A device may catch up with what it could not send; people are told what stands in the way.
  if (!isDevice && nextState(stopProgress, stop.status, stopEvents[told.kind]) === undefined)
    throw fail('eventNotNext', 'rule', { status: stop.status });
}

/** A late arrival needs its reason at once from people; a reason must fit what happened. */
function problemsOfReason(told: Told, stop: StoredStop | undefined, at: Date, isDevice: boolean): Problems {
  const { kind, reasonCode } = told;
  const reasons = reasonsFor[kind];
  if (reasonCode !== '' && reasons && !reasons.includes(reasonCode))
    return { reasonCode: { code: 'reasonNotForEvent' } };
  const isLate = kind === 'arrived' && stop !== undefined && minutesLate(stop, at) > graceMinutes;
  const isAsked = (isLate || (kind === 'failed' && stop !== undefined)) && !isDevice;
  return isAsked && reasonCode === '' ? { reasonCode: { code: 'required' } } : {};
}

/** What is doubtful about an event and kept all the same: people were asked before, and are told what is wrong. */
function judgeTold(context: Context, { load, told, stop, isDevice }: Claim, stops: readonly StoredStop[]): Judged {
  const event = { ...told, aheadMs: null, goods: [], files: [], supersedes: '' };
  const judged: Judged = isDevice
    ? judge(context, { load, stops, event, clock: { ahead: 0, isChanged: false } })
    : { event, stop, occurredAt: new Date(told.occurredAt), flags: {} };
  if (told.capturedAt) {
    const ahead = Math.round((new Date(told.capturedAt).getTime() - context.now.getTime()) / minute);
    if (ahead > skewMinutes) judged.flags['clockSkewMinutes'] = ahead;
  }
  const moving = stops.map((each) => ({ ...each }));
  flagByStops({ ...judged, stop: moving.find(({ id }) => id === stop?.id) }, moving);
  return judged;
}
