import { nextState, is } from '#platform/machine.ts';
import type { Context } from '#platform/server/implement.ts';
import { execution, isStopEvent, stopEvents, stopProgress } from '#modules/work/loads/status.ts';
import { futureMinutes, isPassed, skewMinutes } from '#modules/work/loads/trip.ts';
import { isInvoiced, type StoredStop } from '#modules/work/loads/server/index.ts';
import type { PressClock } from './device-clock.ts';
import type { DeviceEvent, EventLoad } from './device-events.ts';
import { fitsReason } from '../event-reasons.ts';

const minute = 60_000;

/** An event of a phone with what the server makes of it. */
export interface Judged {
  readonly event: DeviceEvent;
  readonly stop: StoredStop | undefined;
  readonly occurredAt: Date;
  readonly flags: Record<string, unknown>;
}

/** The moment that an event is taken to have happened, and what is doubtful about it whatever else happened. */
export function judge(
  { now }: Context,
  {
    load,
    stops,
    event,
    clock: { ahead, isChanged },
  }: {
    readonly load: EventLoad;
    readonly stops: readonly StoredStop[];
    readonly event: DeviceEvent;
    readonly clock: PressClock;
  },
): Judged {
  const flags: Record<string, unknown> = {};
  // The clock that noted it is the clock that is wrong. What it said stands in `captured_at`.
  let at = new Date(event.occurredAt).getTime() - ahead;
  // It counted from the same clock when it will be there.
  const eta = event.eta === null ? null : new Date(new Date(event.eta).getTime() - ahead).toISOString();
  if (Math.abs(ahead) > skewMinutes * minute) flags['clockSkewMinutes'] = Math.round(ahead / minute);
  if (isChanged) flags['clockChanged'] = true;
  if (at > now.getTime() + futureMinutes * minute) {
    flags['inFuture'] = new Date(at).toISOString();
    at = now.getTime();
  }
  const stop = event.stopId === null ? undefined : stops.find(({ id }) => id === event.stopId);
  if (event.stopId !== null && !stop) flags['unknownStop'] = event.stopId;
  if (event.reasonCode !== '' && !fitsReason(event.kind, event.reasonCode)) flags['unknownReason'] = event.reasonCode;
  if (load.status === 'CLOSED' || isInvoiced(load)) flags['afterClosing'] = true;
  if (isStopEvent(event.kind) && !is(execution, load.status, 'sent')) flags['notDispatched'] = true;
  return { event: { ...event, eta }, stop, occurredAt: new Date(at), flags };
}

const columnOf = {
  arrived: 'arrived_at',
  workStarted: 'work_started_at',
  workEnded: 'work_ended_at',
  departed: 'departed_at',
} as const;

/** What comes first at a stop, what comes after it, and how it is called where their times say otherwise. */
const pairs = [
  ['arrived_at', 'work_started_at', 'startBeforeArrival'],
  ['work_started_at', 'work_ended_at', 'endBeforeStart'],
  ['arrived_at', 'departed_at', 'departBeforeArrival'],
] as const;
const isBefore = (one: Date | null, other: Date | null) => one !== null && other !== null && one < other;

/**
 * Flags what does not fit the stops as they stand after the events before it, and lets the stops move on; for phones, other
 * systems and desks alike. What was told first of a kind stands until somebody corrects it: a second one is kept beside it.
 */
export function flagByStops(
  {
    event,
    stop,
    occurredAt,
    flags,
  }: Pick<Judged, 'stop' | 'occurredAt' | 'flags'> & { readonly event: Pick<DeviceEvent, 'kind' | 'supersedes'> },
  stops: StoredStop[],
): void {
  if (!stop || !isStopEvent(event.kind)) return;
  const isEarlierOpen = stops.some(
    ({ sequence, arrived_at, status }) => sequence < stop.sequence && arrived_at === null && !isPassed(status),
  );
  if (isEarlierOpen) flags['stopOrder'] = true;
  const moving = stop as { -readonly [Column in keyof StoredStop]: StoredStop[Column] };
  if (event.kind !== 'failed' && event.kind !== 'skipped') {
    const column = columnOf[event.kind];
    const current = stop[column];
    if (event.supersedes === '' && current !== null) flags[occurredAt < current ? 'outOfOrder' : 'repeated'] = true;
    else {
      moving[column] = occurredAt;
      for (const [first, second, flag] of pairs)
        if ((column === first || column === second) && isBefore(stop[second], stop[first])) flags[flag] = true;
    }
  }
  moving.status = nextState(stopProgress, stop.status, stopEvents[event.kind]) ?? stop.status;
}

/** Whether an event moves its stop. */
export function counts({ flags }: Judged): boolean {
  return !['outOfOrder', 'repeated', 'afterClosing'].some((flag) => flag in flags);
}
