import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/**
 * The life of one sending of proofs to a customer (decision 0108). `UNKNOWN` is a mail of which nobody knows whether it was
 * handed over; a person decides, and nothing is sent twice without saying so.
 */
export const packLife = machine({
  initial: 'WAITING',
  states: {
    WAITING: { begin: 'SENDING', print: 'TO_POST', send: 'SENT', fail: 'FAILED', cancel: 'CANCELLED' },
    SENDING: { send: 'SENT', lose: 'UNKNOWN', fail: 'FAILED' },
    TO_POST: { post: 'SENT', cancel: 'CANCELLED' },
    UNKNOWN: { send: 'SENT', confirm: 'SENT', giveUp: 'FAILED' },
    SENT: {},
    FAILED: {},
    CANCELLED: {},
  },
  past: {
    begin: 'begun',
    print: 'listed',
    send: 'sent',
    lose: 'lost',
    fail: 'failed',
    cancel: 'cancelled',
    post: 'posted',
    confirm: 'confirmed',
    giveUp: 'givenUp',
  },
});
export type PackState = StateOf<typeof packLife>;
export type PackEvent = EventOf<typeof packLife>;
/** One mail of a sending. */
export type PackMailState = Exclude<PackState, 'TO_POST' | 'CANCELLED'>;

/** How a customer gets its proofs, and as what: the specification's podSubmitMethod and podSendFormat. */
export const packMethods = ['EMAIL', 'PORTAL', 'INTEGRATION', 'PAPER'] as const;
export type PackMethod = (typeof packMethods)[number];
export const packFormats = ['PDF', 'TIFF'] as const;
export type PackFormat = (typeof packFormats)[number];

/** What a person says of one that waits for it: of a mail that may be lost, or of an envelope. */
export const packOutcomes = ['arrived', 'lost', 'posted'] as const;
