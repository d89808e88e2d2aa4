import { type EventOf, type Machine, machine, type StateOf } from '#platform/machine.ts';

/** What is ordered of whom: goods of a supplier, work of a workshop, work of one of the company's own profit centres. */
export const orderKinds = ['purchase', 'service', 'internal'] as const;
export type OrderKind = (typeof orderKinds)[number];

const past = {
  revise: 'changed',
  reviseUp: 'raised',
  submit: 'submitted',
  settle: 'settled',
  approve: 'approved',
  reject: 'rejected',
  send: 'sent',
  receivePart: 'partReceived',
  receiveAll: 'received',
  unreceive: 'unreceived',
  hold: 'held',
  releaseApproved: 'released',
  releaseSent: 'released',
  releasePart: 'released',
  close: 'closed',
  cancel: 'cancelled',
} as const;

/**
 * A purchase order. `settle` is a submission that no second person has to look at; `reviseUp` is a change that one has to.
 * Releasing leads back to where it was held: one event for each state, since a machine has one target for an event.
 */
export const purchaseLife = machine({
  initial: 'DRAFT',
  states: {
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
    RECEIVED: { receivePart: 'PART_RECEIVED', unreceive: 'SENT', close: 'CLOSED' },
    ON_HOLD: { releaseApproved: 'APPROVED', releaseSent: 'SENT', releasePart: 'PART_RECEIVED' },
    CLOSED: {},
    CANCELLED: {},
  },
  past,
});
export type OrderState = StateOf<typeof purchaseLife>;
export type OrderEvent = EventOf<typeof purchaseLife>;

/** The event that takes an order off hold. */
export function releaseEvent(heldFrom: string): OrderEvent {
  return heldFrom === 'SENT' ? 'releaseSent' : heldFrom === 'PART_RECEIVED' ? 'releasePart' : 'releaseApproved';
}

/** States in which something may still come. */
export const awaitedStates = ['SENT', 'PART_RECEIVED'] as const satisfies readonly OrderState[];
/** States in which nothing happens any more. */
export const endedStates = ['CLOSED', 'CANCELLED'] as const satisfies readonly OrderState[];

const lives = { purchase: purchaseLife } as const;

/** The states and events of a kind of orders. */
export function lifeOfKind(kind: OrderKind): Machine<OrderState, OrderEvent> {
  return lives[kind as 'purchase'];
}
