import type { DriverTrip } from '#modules/work/trips/contract.ts';
import type { NewEvent, Stop } from './calls.ts';
import type { Waiting } from './kept.ts';
import type { OutboxState } from './outbox.ts';

const minute = 60_000;
/** Minutes after which a stop is late, as the server has it. */
const grace = 15;

/** How an inspection stands on this phone: `told` was pressed here and is not answered yet. */
export type InspectionState = 'none' | 'missing' | 'failed' | 'awaited' | 'passed' | 'told';

/** Whether the load is inspected before it leaves, with what was pressed on this phone. */
export function inspectionState(trip: DriverTrip, items: readonly Waiting[]): InspectionState {
  const asked = trip.inspection;
  if (!asked || asked.need === 'notRequired') return 'none';
  const told = items.findLast(({ what, state }) => what === 'inspection' && state !== 'refused');
  const isAnswered = told?.state === 'sent' && told.isAnswered;
  return told && !isAnswered ? 'told' : asked.need;
}

/** Whether inspecting is what comes next: the load is on, or about to be, and nobody has found it in order. */
export function asksInspection(state: InspectionState): boolean {
  return state === 'missing' || state === 'failed';
}

/** Whether the inspection is worth a card: once the vehicle is on its way, only one that failed is. */
export function tellsInspection(
  trip: Pick<DriverTrip, 'stops'>,
  state: InspectionState,
): state is Exclude<InspectionState, 'none'> {
  return state === 'failed' || (state !== 'none' && trip.stops.every(({ departedAt }) => departedAt === null));
}

/** What comes next at a stop. */
export type Step = 'arrive' | 'start' | 'finish' | 'depart' | 'done';

const timeOf = {
  arrived: 'arrivedAt',
  workStarted: 'workStartedAt',
  workEnded: 'workEndedAt',
  departed: 'departedAt',
} as const;

/** The trip with everything that was pressed on this phone, whether the server has it yet or not, at its true time. */
export function withWaiting(trip: DriverTrip, items: readonly Waiting[]): DriverTrip {
  const pending = items.filter(
    ({ what, state, isAnswered }) => what === 'event' && (state === 'saved' || (state === 'sent' && !isAnswered)),
  );
  if (pending.length === 0) return trip;
  return { ...trip, stops: trip.stops.map((stop) => pending.reduce((so, item) => pressed(so, item), stop)) };
}

function pressed(stop: Stop, item: Waiting): Stop {
  if (item.stopId !== stop.id) return stop;
  const event = item.payload as NewEvent;
  switch (event.kind) {
    case 'arrived':
    case 'workStarted':
    case 'workEnded':
    case 'departed':
      return {
        ...stop,
        [timeOf[event.kind]]: item.at,
        ...(event.signatoryName && { signatoryName: event.signatoryName }),
        goods: stop.goods.map((line) =>
          counted(
            line,
            event.goods?.find(({ goodsLineId }) => goodsLineId === line.id),
          ),
        ),
      };
    case 'failed':
      return { ...stop, status: 'FAILED', failReason: event.reasonCode ?? 'other' };
    case 'eta':
      return { ...stop, eta: event.eta ?? stop.eta };
    default:
      return stop;
  }
}

function counted(
  line: Stop['goods'][number],
  told: NonNullable<NewEvent['goods']>[number] | undefined,
): Stop['goods'][number] {
  if (!told) return line;
  const { quantityActual, shortQuantity = 0, damagedQuantity = 0 } = told;
  return { ...line, quantityActual, shortQuantity, damagedQuantity };
}

/** What the top of the page says of what was pressed: without a network nothing is under way. */
export function sendingState(
  items: readonly Waiting[],
  { isSending, isOffline }: Pick<OutboxState, 'isSending' | 'isOffline'>,
): { readonly count: number; readonly words: 'sent' | 'sending' | 'waiting' } {
  const count = items.filter(({ state }) => state === 'saved').length;
  return { count, words: count === 0 ? 'sent' : isSending && !isOffline ? 'sending' : 'waiting' };
}

/** Where goods are handed over: there is work to begin and to finish. */
export function hasWork({ type }: Pick<Stop, 'type'>): boolean {
  return type === 'pickup' || type === 'delivery' || type === 'crossDock' || type === 'containerReturn';
}

export function stepOf(stop: Stop, isLast: boolean): Step {
  if (stop.status === 'FAILED' || stop.status === 'SKIPPED' || stop.departedAt) return 'done';
  if (stop.workEndedAt) return isLast ? 'done' : 'depart';
  if (!stop.arrivedAt) return 'arrive';
  if (!hasWork(stop)) return 'depart';
  return stop.workStartedAt ? 'finish' : 'start';
}

/** The stop at which something is to be done, and what; undefined once the trip is over. */
export function nextOf(trip: DriverTrip): { readonly stop: Stop; readonly step: Step } | undefined {
  for (const [place, stop] of trip.stops.entries()) {
    const step = stepOf(stop, place === trip.stops.length - 1);
    if (step !== 'done') return { stop, step };
  }
  return undefined;
}

/** Whole minutes after the appointment or the end of the window; 0 within a quarter of an hour. */
export function minutesLate(stop: Pick<Stop, 'isAppointment' | 'windowStart' | 'windowEnd'>, at: number): number {
  const due = stop.isAppointment ? stop.windowStart : stop.windowEnd;
  if (!due) return 0;
  const late = Math.floor((at - new Date(due).getTime()) / minute);
  return late > grace ? late : 0;
}

/** Whether somebody will ask why the vehicle left only now: the window had ended a quarter of an hour before. */
export function leavesLate({ windowEnd }: Pick<Stop, 'windowEnd'>, at: number): boolean {
  return windowEnd !== null && at - new Date(windowEnd).getTime() > grace * minute;
}
