import { type EventOf, type Machine, machine, type StateOf } from '#platform/machine.ts';

/** What is ordered of whom: goods of a supplier, work of a workshop, work of one of the company's own profit centres. */
export const orderKinds = ['purchase', 'service', 'internal'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What every kind goes through. */
const common = {
  revise: 'changed',
  reviseUp: 'raised',
  submit: 'submitted',
  approve: 'approved',
  reject: 'rejected',
  receivePart: 'partReceived',
  receiveAll: 'received',
  unreceive: 'unreceived',
  hold: 'held',
  releaseApproved: 'released',
  close: 'closed',
  cancel: 'cancelled',
} as const;
/** And what goes to a supplier. */
const bought = { ...common, settle: 'settled', send: 'sent', releaseSent: 'released' } as const;

/** Until a supplier has it. What was sent once and raised so much that it was rejected is a draft again, and may be closed. */
const beforeSent = {
  DRAFT: { revise: 'DRAFT', submit: 'SUBMITTED', settle: 'APPROVED', cancel: 'CANCELLED', close: 'CLOSED' },
  SUBMITTED: { revise: 'SUBMITTED', approve: 'APPROVED', reject: 'DRAFT', cancel: 'CANCELLED' },
  APPROVED: {
    revise: 'APPROVED',
    reviseUp: 'SUBMITTED',
    send: 'SENT',
    hold: 'ON_HOLD',
    cancel: 'CANCELLED',
    close: 'CLOSED',
  },
} as const;

/**
 * A purchase order. `settle` is a submission that no second person has to look at; `reviseUp` is a change that one has to.
 * Releasing leads back to where it was held: one event for each state, since a machine has one target for an event.
 */
export const purchaseLife = machine({
  initial: 'DRAFT',
  states: {
    ...beforeSent,
    SENT: {
      revise: 'SENT',
      reviseUp: 'SUBMITTED',
      send: 'SENT',
      receivePart: 'PART_RECEIVED',
      receiveAll: 'RECEIVED',
      hold: 'ON_HOLD',
      cancel: 'CANCELLED',
    },
    PART_RECEIVED: {
      revise: 'PART_RECEIVED',
      reviseUp: 'SUBMITTED',
      send: 'PART_RECEIVED',
      receivePart: 'PART_RECEIVED',
      receiveAll: 'RECEIVED',
      unreceive: 'SENT',
      hold: 'ON_HOLD',
      close: 'CLOSED',
    },
    RECEIVED: { receivePart: 'PART_RECEIVED', receiveAll: 'RECEIVED', unreceive: 'SENT', close: 'CLOSED' },
    ON_HOLD: { releaseApproved: 'APPROVED', releaseSent: 'SENT', releasePart: 'PART_RECEIVED' },
    CLOSED: {},
    CANCELLED: {},
  },
  past: { ...bought, releasePart: 'released' },
});

/** Work that has begun: it is changed, accepted in parts, held, ended early. */
const underWay = { reviseUp: 'SUBMITTED', receiveAll: 'ACCEPTED', hold: 'ON_HOLD', close: 'CLOSED' } as const;

/**
 * A service order: what a workshop does to a vehicle. Accepting the work is receiving it, in parts or whole; a small job is
 * accepted without anybody having written down that it began. Work that was accepted too early is done, and not accepted.
 */
export const serviceLife = machine({
  initial: 'DRAFT',
  states: {
    ...beforeSent,
    SENT: {
      revise: 'SENT',
      reviseUp: 'SUBMITTED',
      send: 'SENT',
      start: 'IN_PROGRESS',
      receivePart: 'IN_PROGRESS',
      receiveAll: 'ACCEPTED',
      hold: 'ON_HOLD',
      cancel: 'CANCELLED',
    },
    IN_PROGRESS: {
      ...underWay,
      revise: 'IN_PROGRESS',
      send: 'IN_PROGRESS',
      awaitParts: 'AWAITING_PARTS',
      finish: 'WORK_DONE',
      receivePart: 'IN_PROGRESS',
      unreceive: 'IN_PROGRESS',
      cancel: 'CANCELLED',
    },
    AWAITING_PARTS: {
      ...underWay,
      revise: 'AWAITING_PARTS',
      send: 'AWAITING_PARTS',
      resume: 'IN_PROGRESS',
      receivePart: 'AWAITING_PARTS',
      unreceive: 'AWAITING_PARTS',
      cancel: 'CANCELLED',
    },
    WORK_DONE: {
      ...underWay,
      revise: 'WORK_DONE',
      send: 'WORK_DONE',
      resume: 'IN_PROGRESS',
      receivePart: 'WORK_DONE',
      unreceive: 'WORK_DONE',
    },
    ACCEPTED: { receivePart: 'WORK_DONE', receiveAll: 'ACCEPTED', unreceive: 'WORK_DONE', close: 'CLOSED' },
    ON_HOLD: {
      releaseApproved: 'APPROVED',
      releaseSent: 'SENT',
      releaseProgress: 'IN_PROGRESS',
      releaseParts: 'AWAITING_PARTS',
      releaseDone: 'WORK_DONE',
    },
    CLOSED: {},
    CANCELLED: {},
  },
  past: {
    ...bought,
    start: 'started',
    awaitParts: 'partsAwaited',
    resume: 'resumed',
    finish: 'finished',
    releaseProgress: 'released',
    releaseParts: 'released',
    releaseDone: 'released',
  },
});

/**
 * An internal order: one profit centre works for another. `agree` is the first of the two managers. Closing it short ends the
 * deliveries; what was delivered is booked all the same. What was booked in error is taken back once a second person has
 * agreed; the order is delivered again then.
 */
export const internalLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { revise: 'DRAFT', submit: 'SUBMITTED', cancel: 'CANCELLED', close: 'FULFILLED' },
    SUBMITTED: { revise: 'SUBMITTED', agree: 'SUBMITTED', approve: 'APPROVED', reject: 'DRAFT', cancel: 'CANCELLED' },
    APPROVED: {
      revise: 'APPROVED',
      reviseUp: 'SUBMITTED',
      receivePart: 'PART_RECEIVED',
      receiveAll: 'FULFILLED',
      hold: 'ON_HOLD',
      cancel: 'CANCELLED',
    },
    PART_RECEIVED: {
      revise: 'PART_RECEIVED',
      reviseUp: 'SUBMITTED',
      receivePart: 'PART_RECEIVED',
      receiveAll: 'FULFILLED',
      unreceive: 'APPROVED',
      hold: 'ON_HOLD',
      close: 'FULFILLED',
    },
    FULFILLED: { receivePart: 'PART_RECEIVED', receiveAll: 'FULFILLED', unreceive: 'APPROVED', book: 'POSTED' },
    ON_HOLD: { releaseApproved: 'APPROVED', releasePart: 'PART_RECEIVED' },
    POSTED: { askReversal: 'REVERSAL_ASKED' },
    REVERSAL_ASKED: { unbook: 'FULFILLED', keepBooking: 'POSTED' },
    CANCELLED: {},
  },
  past: {
    ...common,
    agree: 'agreed',
    book: 'posted',
    askReversal: 'reversalAsked',
    unbook: 'reversed',
    keepBooking: 'bookingKept',
    releasePart: 'released',
  },
});

type AnyLife = typeof purchaseLife | typeof serviceLife | typeof internalLife;
export type OrderState = StateOf<AnyLife>;
export type OrderEvent = EventOf<AnyLife>;

const lives = { purchase: purchaseLife, service: serviceLife, internal: internalLife } as const;

/** The states and events of a kind of orders. What a kind does not know is allowed nowhere in its machine. */
export function lifeOfKind(kind: OrderKind): Machine<OrderState, OrderEvent> {
  return lives[kind] as unknown as Machine<OrderState, OrderEvent>;
}

/** The states of all kinds, each once. */
export const orderStates = [
  ...new Set([...purchaseLife.states, ...serviceLife.states, ...internalLife.states]),
] as unknown as readonly [OrderState, ...OrderState[]];

const releases: Partial<Record<OrderState, OrderEvent>> = {
  SENT: 'releaseSent',
  PART_RECEIVED: 'releasePart',
  IN_PROGRESS: 'releaseProgress',
  AWAITING_PARTS: 'releaseParts',
  WORK_DONE: 'releaseDone',
};

/** The event that takes an order off hold. */
export function releaseEvent(heldFrom: string): OrderEvent {
  return releases[heldFrom as OrderState] ?? 'releaseApproved';
}

const awaited = {
  purchase: ['SENT', 'PART_RECEIVED'],
  service: ['SENT', 'IN_PROGRESS', 'AWAITING_PARTS', 'WORK_DONE'],
  internal: ['APPROVED', 'PART_RECEIVED'],
} as const satisfies Record<OrderKind, readonly OrderState[]>;

/** States in which something may still come; the first of them while nothing did. */
export function awaitedStates(kind: OrderKind): readonly OrderState[] {
  return awaited[kind];
}

/** States in which all came, or nothing more will, and a receipt can still be taken back. */
export const receivedStates = ['RECEIVED', 'ACCEPTED', 'FULFILLED'] as const satisfies readonly OrderState[];
/** States in which the company has bound itself, and something is still to come. */
export const committedStates = [
  'APPROVED',
  'SENT',
  'IN_PROGRESS',
  'AWAITING_PARTS',
  'WORK_DONE',
  'PART_RECEIVED',
  'ON_HOLD',
] as const satisfies readonly OrderState[];
/** States in which nothing more is to be done. */
export const endedStates = ['CLOSED', 'CANCELLED', 'POSTED'] as const satisfies readonly OrderState[];

/** Whether what came can be taken back now. */
export function canTakeBack(kind: OrderKind, status: OrderState): boolean {
  return awaitedStates(kind).includes(status) || (receivedStates as readonly OrderState[]).includes(status);
}
