import { type EventOf, is, machine, type StateOf } from '#platform/machine.ts';

/**
 * An offer of a load to a supplier. Its clock runs while it is sent or seen; a counter-offer waits for staff, and the amount
 * that was offered can still be accepted meanwhile.
 */
export const offer = machine({
  initial: 'PENDING',
  states: {
    PENDING: { send: 'SENT', skip: 'SKIPPED', withdraw: 'WITHDRAWN', supersede: 'SUPERSEDED' },
    SENT: {
      view: 'VIEWED',
      accept: 'ACCEPTED',
      decline: 'DECLINED',
      counter: 'COUNTERED',
      expire: 'EXPIRED',
      withdraw: 'WITHDRAWN',
      supersede: 'SUPERSEDED',
      failDelivery: 'DELIVERY_FAILED',
    },
    VIEWED: {
      accept: 'ACCEPTED',
      decline: 'DECLINED',
      counter: 'COUNTERED',
      expire: 'EXPIRED',
      withdraw: 'WITHDRAWN',
      supersede: 'SUPERSEDED',
    },
    COUNTERED: {
      accept: 'ACCEPTED',
      decline: 'DECLINED',
      counter: 'COUNTERED',
      keepOffer: 'VIEWED',
      refuseCounter: 'DECLINED',
      withdraw: 'WITHDRAWN',
      supersede: 'SUPERSEDED',
    },
    /** Accepted; it can be taken back while the load is not booked, because something stands against it. */
    ACCEPTED: { withdraw: 'WITHDRAWN' },
    DECLINED: {},
    EXPIRED: {},
    WITHDRAWN: {},
    SUPERSEDED: {},
    DELIVERY_FAILED: {},
    SKIPPED: {},
  },
  past: {
    send: 'sent',
    skip: 'skipped',
    view: 'viewed',
    accept: 'accepted',
    decline: 'declined',
    counter: 'countered',
    keepOffer: 'counterRefused',
    refuseCounter: 'counterRefused',
    expire: 'expired',
    withdraw: 'withdrawn',
    supersede: 'superseded',
    failDelivery: 'deliveryFailed',
  },
  sets: {
    /** The supplier was asked, and can answer. */
    answerable: ['SENT', 'VIEWED', 'COUNTERED'],
    /** Its clock runs. */
    running: ['SENT', 'VIEWED'],
    /** Somebody may still say yes. */
    open: ['PENDING', 'SENT', 'VIEWED', 'COUNTERED'],
    /** It never reached the supplier, whose people are not shown it. */
    unsent: ['PENDING', 'SKIPPED'],
    over: ['DECLINED', 'EXPIRED', 'WITHDRAWN', 'SUPERSEDED', 'DELIVERY_FAILED', 'SKIPPED'],
  },
});
export type OfferState = StateOf<typeof offer>;
export type OfferEvent = EventOf<typeof offer>;

export const tenderModes = ['waterfall', 'broadcast', 'single'] as const;
export type TenderMode = (typeof tenderModes)[number];
export const tenderMethods = ['email', 'integration'] as const;

/** Why a supplier does not take a load. */
export const declineReasons = ['noVehicle', 'price', 'times', 'route', 'goods', 'other'] as const;
export const lateAnswers = ['', 'accept', 'decline', 'counter'] as const;
export type LateAnswer = (typeof lateAnswers)[number];

/** Minutes that a supplier has where the customer says nothing (work-and-money.md §3.2). */
export const usualMinutes = 60;

/** More loads at once nobody looks through before they are offered. */
export const loadsAtOnce = 50;

export function isAnswerable(status: OfferState): boolean {
  return is(offer, status, 'answerable');
}
