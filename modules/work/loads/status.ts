import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** What happens to a load, from the draft to the closed file. `restore` leads back to where it was cancelled. */
export const execution = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { submit: 'READY', cancel: 'CANCELLED' },
    READY: { tender: 'TENDERED', award: 'BOOKED', cancel: 'CANCELLED' },
    TENDERED: { accept: 'BOOKED', exhaust: 'READY', withdraw: 'READY', cancel: 'CANCELLED' },
    BOOKED: { assign: 'ASSIGNED', bounce: 'READY', cancel: 'CANCELLED' },
    ASSIGNED: { assign: 'ASSIGNED', dispatch: 'DISPATCHED', bounce: 'READY', cancel: 'CANCELLED' },
    DISPATCHED: {
      depart: 'IN_TRANSIT',
      swap: 'DISPATCHED',
      deliver: 'DELIVERED',
      bounce: 'READY',
      cancel: 'CANCELLED',
    },
    IN_TRANSIT: { swap: 'IN_TRANSIT', deliver: 'DELIVERED', cancel: 'CANCELLED' },
    DELIVERED: { undeliver: 'IN_TRANSIT', close: 'CLOSED' },
    CLOSED: {},
    CANCELLED: { restore: ['DRAFT', 'READY', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT'] },
  },
  past: {
    submit: 'submitted',
    tender: 'tendered',
    accept: 'accepted',
    exhaust: 'exhausted',
    withdraw: 'withdrawn',
    award: 'awarded',
    assign: 'assigned',
    dispatch: 'dispatched',
    depart: 'departed',
    swap: 'swapped',
    deliver: 'delivered',
    bounce: 'bounced',
    undeliver: 'undelivered',
    close: 'closed',
    cancel: 'cancelled',
    restore: 'restored',
  },
  sets: {
    /** It still has to be moved. */
    open: ['DRAFT', 'READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT'],
    /** The same, and it is planned: its customer owes it, and its times count. */
    planned: ['READY', 'TENDERED', 'BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT'],
    /** No vehicle has left for it yet. */
    unsent: ['READY', 'TENDERED', 'BOOKED', 'ASSIGNED'],
    /** A hold can keep it from going on: what is on offer waits for an answer instead. */
    holdable: ['READY', 'BOOKED', 'ASSIGNED'],
    /** Without a vehicle it waits for one. */
    unassigned: ['READY', 'TENDERED', 'BOOKED'],
    /** Somebody carries it. */
    carried: ['BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT'],
    /** It is promised to nobody yet, so that its prices are open. */
    priced: ['DRAFT', 'READY', 'TENDERED'],
    /** Vehicle and driver are reserved. */
    reserved: ['ASSIGNED', 'DISPATCHED', 'IN_TRANSIT'],
    /** It has a driver, who is shown it. */
    driven: ['ASSIGNED', 'DISPATCHED', 'IN_TRANSIT', 'DELIVERED'],
    /** A vehicle is on its way. */
    moving: ['DISPATCHED', 'IN_TRANSIT'],
    /** Its vehicle has left. */
    sent: ['DISPATCHED', 'IN_TRANSIT', 'DELIVERED', 'CLOSED'],
    delivered: ['DELIVERED', 'CLOSED'],
    /** Nothing is moved any more. */
    over: ['DELIVERED', 'CLOSED', 'CANCELLED'],
    /** Nothing is done with it any more. */
    ended: ['CLOSED', 'CANCELLED'],
  },
});
export type LoadState = StateOf<typeof execution>;
export type LoadEventName = EventOf<typeof execution>;

/** Where a cancelled load is restored: what was on offer is ready again, since its offers have ended. */
export function restoredTo(former: LoadState | ''): LoadState {
  return former === 'TENDERED' || former === '' ? 'READY' : former;
}

/** A stop of a load. Its state follows from its events; a correction steps back. */
export const stopProgress = machine({
  initial: 'PLANNED',
  states: {
    PLANNED: { approach: 'EN_ROUTE', arrive: 'ARRIVED', fail: 'FAILED', skip: 'SKIPPED' },
    EN_ROUTE: { arrive: 'ARRIVED', fail: 'FAILED', skip: 'SKIPPED', stepBack: 'PLANNED' },
    ARRIVED: {
      start: 'WORKING',
      complete: 'COMPLETED',
      depart: 'DEPARTED',
      fail: 'FAILED',
      skip: 'SKIPPED',
      stepBack: 'EN_ROUTE',
    },
    WORKING: { complete: 'COMPLETED', depart: 'DEPARTED', stepBack: 'ARRIVED' },
    COMPLETED: { depart: 'DEPARTED', stepBack: 'WORKING' },
    DEPARTED: { stepBack: 'COMPLETED' },
    FAILED: { stepBack: 'ARRIVED' },
    SKIPPED: { stepBack: 'PLANNED' },
  },
  past: {
    approach: 'enRoute',
    arrive: 'arrived',
    start: 'workStarted',
    complete: 'workEnded',
    depart: 'departed',
    fail: 'failed',
    skip: 'skipped',
    stepBack: 'corrected',
  },
  sets: {
    /** Nothing was done there. */
    missed: ['FAILED', 'SKIPPED'],
  },
});
export type StopState = StateOf<typeof stopProgress>;

export const holdTypes = ['CREDIT', 'DOCUMENT', 'CUSTOMER', 'SAFETY', 'BILLING', 'OTHER'] as const;
/** Holds that are between the company and its customer: a carrier learns neither that they are nor why. */
export const internalHolds = ['CREDIT', 'BILLING'] as const satisfies readonly (typeof holdTypes)[number][];
export type HoldType = (typeof holdTypes)[number];

/** The specification's reasons. */
export const departReasons = ['onTime', 'stockRelated', 'technical', 'operational', 'congestion'] as const;
export const arrivalReasons = [
  'onTime',
  'priorStopStock',
  'priorStopTechnical',
  'priorStopCongestion',
  'priorCarrierFault',
  'tradeDelay',
  'transitDelay',
  'technicalDelay',
] as const;
export const swapReasons = ['breakdown', 'delayedAtPriorStop', 'planningError', 'transferFromShunter'] as const;
export const failReasons = ['refused', 'closed', 'noAccess', 'unsafe', 'other'] as const;
export const dispositions = ['return', 'nextDay', 'dispose'] as const;

/** What people and devices tell of a stop, and the event of its machine. */
export const stopEvents = {
  arrived: 'arrive',
  workStarted: 'start',
  workEnded: 'complete',
  departed: 'depart',
  failed: 'fail',
  skipped: 'skip',
} as const;
export type StopEventKind = keyof typeof stopEvents;

/** Everything that can be told of a load by people and devices; the machine tells the rest. */
export const toldKinds = [
  'arrived',
  'workStarted',
  'workEnded',
  'departed',
  'failed',
  'skipped',
  'eta',
  'delay',
  'checkCall',
  'note',
  'exception',
] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What the product tells of itself. */
const ownKinds = [
  'created',
  'changed',
  'submitted',
  'tendered',
  'accepted',
  'exhausted',
  'withdrawn',
  'awarded',
  'assigned',
  'dispatched',
  'swapped',
  'delivered',
  'bounced',
  'undelivered',
  'closed',
  'cancelled',
  'restored',
  'held',
  'released',
  'overridden',
  'inspected',
  'void',
] as const;
export const loadEventKinds = [...toldKinds, ...ownKinds] as const;
export type LoadEventKind = (typeof loadEventKinds)[number];

export const eventSources = [
  'driver',
  'staff',
  'supplier',
  'api',
  'integration',
  'telematics',
  'geofence',
  'system',
] as const;
export type EventSource = (typeof eventSources)[number];
/** What kinds of other systems may say that they are. */
export const systemSources = ['api', 'integration', 'telematics', 'geofence'] as const satisfies readonly EventSource[];

export function isStopEvent(kind: string): kind is StopEventKind {
  return Object.hasOwn(stopEvents, kind);
}

/** Systems notice by mistake what never was; what people said is corrected instead. */
export const voidableSources: readonly EventSource[] = ['telematics', 'geofence', 'system', 'api', 'integration'];

/**
 * Moves whose reason the company keeps to itself. The load goes on to another carrier, or to another day: its history is read
 * by carriers, who learn that it happened and not why.
 */
export const internalMoves: readonly string[] = ['bounce', 'undeliver'];
