import { type EventOf, is, type Machine, machine, type StateOf } from '#platform/machine.ts';

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
  adopt: 'approved',
  discard: 'rejected',
  receivePart: 'partReceived',
  receiveAll: 'received',
  unreceive: 'unreceived',
  hold: 'held',
  release: 'released',
  close: 'closed',
  cancel: 'cancelled',
} as const;
/** And what goes to a supplier. */
const bought = { ...common, settle: 'settled', send: 'sent' } as const;

/** Until a supplier has it. */
const draft = {
  revise: 'DRAFT',
  submit: 'SUBMITTED',
  settle: 'APPROVED',
  cancel: 'CANCELLED',
  close: 'CLOSED',
} as const;
const approved = {
  revise: 'APPROVED',
  reviseUp: 'SUBMITTED',
  send: 'SENT',
  hold: 'ON_HOLD',
  cancel: 'CANCELLED',
  close: 'CLOSED',
} as const;
/** What waits for a decision. */
const waiting = { revise: 'SUBMITTED', approve: 'APPROVED', reject: 'DRAFT', cancel: 'CANCELLED' } as const;

/**
 * A purchase order. `settle` is a submission that no second person has to look at; `reviseUp` is a change that one has to.
 * While such a change waits, the revision before it stays in force, and things come of it. `adopt` puts the change in its
 * place, `discard` drops it; both lead back to the state of the revision in force. `release` leads back to where it was held.
 */
export const purchaseLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: draft,
    SUBMITTED: {
      ...waiting,
      adopt: ['APPROVED', 'SENT', 'PART_RECEIVED', 'RECEIVED'],
      discard: ['APPROVED', 'SENT', 'PART_RECEIVED', 'RECEIVED'],
    },
    APPROVED: approved,
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
    ON_HOLD: { release: ['APPROVED', 'SENT', 'PART_RECEIVED'] },
    CLOSED: {},
    CANCELLED: {},
  },
  past: bought,
  sets: { awaited: ['SENT', 'PART_RECEIVED'] },
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
    DRAFT: draft,
    SUBMITTED: {
      ...waiting,
      adopt: ['APPROVED', 'SENT', 'IN_PROGRESS', 'AWAITING_PARTS', 'WORK_DONE', 'ACCEPTED'],
      discard: ['APPROVED', 'SENT', 'IN_PROGRESS', 'AWAITING_PARTS', 'WORK_DONE', 'ACCEPTED'],
    },
    APPROVED: approved,
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
    ON_HOLD: { release: ['APPROVED', 'SENT', 'IN_PROGRESS', 'AWAITING_PARTS', 'WORK_DONE'] },
    CLOSED: {},
    CANCELLED: {},
  },
  past: {
    ...bought,
    start: 'started',
    awaitParts: 'partsAwaited',
    resume: 'resumed',
    finish: 'finished',
  },
  sets: {
    awaited: ['SENT', 'IN_PROGRESS', 'AWAITING_PARTS', 'WORK_DONE'],
    /** A defect of the vehicle may still be written on it. */
    takesDefects: ['DRAFT', 'APPROVED', 'SENT', 'IN_PROGRESS', 'AWAITING_PARTS'],
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
    SUBMITTED: {
      ...waiting,
      agree: 'SUBMITTED',
      adopt: ['APPROVED', 'PART_RECEIVED', 'FULFILLED'],
      discard: ['APPROVED', 'PART_RECEIVED', 'FULFILLED'],
    },
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
    ON_HOLD: { release: ['APPROVED', 'PART_RECEIVED'] },
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
  },
  sets: { awaited: ['APPROVED', 'PART_RECEIVED'] },
});

type AnyLife = typeof purchaseLife | typeof serviceLife | typeof internalLife;
export type OrderState = StateOf<AnyLife>;
export type OrderEvent = EventOf<AnyLife>;

/** Something may still come while an order is `awaited`; the first of these is where nothing did. */
type KindLife = Machine<OrderState, OrderEvent, string, { readonly awaited: readonly OrderState[] }>;

const lives = { purchase: purchaseLife, service: serviceLife, internal: internalLife } as const;

/** The states and events of a kind of orders. What a kind does not know is allowed nowhere in its machine. */
export function lifeOfKind(kind: OrderKind): KindLife {
  return lives[kind] as unknown as KindLife;
}

/** The states of all kinds, each once. */
export const orderStates = [
  ...new Set([...purchaseLife.states, ...serviceLife.states, ...internalLife.states]),
] as unknown as readonly [OrderState, ...OrderState[]];

/** Orders of any kind: what their states have in common. */
export const anyOrder = {
  states: orderStates,
  sets: {
    /** Nobody agreed to it yet. */
    unapproved: ['DRAFT', 'SUBMITTED'],
    /** A workshop has begun. */
    begun: ['IN_PROGRESS', 'AWAITING_PARTS'],
    /** All came, or nothing more will, and a receipt can still be taken back. */
    received: ['RECEIVED', 'ACCEPTED', 'FULFILLED'],
    /** All came of what has no share to show it. */
    whole: ['ACCEPTED', 'FULFILLED', 'POSTED', 'REVERSAL_ASKED'],
    /** What is still to come counts against a budget. */
    budgeted: ['SUBMITTED', 'APPROVED', 'SENT', 'PART_RECEIVED', 'IN_PROGRESS', 'AWAITING_PARTS', 'WORK_DONE'],
    /** The company has bound itself, and something is still to come. */
    committed: ['APPROVED', 'SENT', 'IN_PROGRESS', 'AWAITING_PARTS', 'WORK_DONE', 'PART_RECEIVED', 'ON_HOLD'],
    /** It went no further, or does not for now. */
    stopped: ['CANCELLED', 'CLOSED', 'ON_HOLD'],
    /** Its budget has nothing of it to come. */
    settled: ['CLOSED', 'CANCELLED', 'POSTED', 'REVERSAL_ASKED'],
    /** Nothing more is to be done. */
    ended: ['CLOSED', 'CANCELLED', 'POSTED'],
  },
} as const satisfies Pick<Machine<OrderState>, 'states' | 'sets'>;

/** The state in which things come, or do not: that of the revision in force while the next one waits for a decision. */
export function stateInForce({
  status,
  inForce,
}: {
  readonly status: OrderState;
  readonly inForce: OrderState | null;
}): OrderState {
  return inForce ?? status;
}

/** Whether what came can be taken back now; asks for the state in force. */
export function canTakeBack(kind: OrderKind, status: OrderState): boolean {
  return is(lifeOfKind(kind), status, 'awaited') || is(anyOrder, status, 'received');
}
