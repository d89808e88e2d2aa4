import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** An entry of the receipts' book: it is posted as it is made, and ends by its mirror: the payment came back, or it was wrong. */
export const receiptLife = machine({
  initial: 'POSTED',
  states: {
    POSTED: { note: 'POSTED', name: 'POSTED', bounce: 'BOUNCED', reverse: 'REVERSED' },
    BOUNCED: {},
    REVERSED: {},
  },
  past: { note: 'noted', name: 'named', bounce: 'bounced', reverse: 'reversed' },
  sets: { ended: ['BOUNCED', 'REVERSED'] },
});
export type ReceiptState = StateOf<typeof receiptLife>;
export type ReceiptEvent = EventOf<typeof receiptLife>;
