import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/**
 * A run that pays suppliers. Whatever changes what goes out takes it back to its draft or takes its signatures. The file of a
 * signed one can be fetched again; it stays the same file.
 */
export const paymentRunLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { gather: 'DRAFT', edit: 'DRAFT', submit: 'PENDING', void: 'VOID' },
    PENDING: { change: 'PENDING', sign: 'PENDING', approve: 'APPROVED', reject: 'DRAFT' },
    APPROVED: { change: 'PENDING', send: 'SENT', reject: 'DRAFT' },
    SENT: { recall: 'DRAFT', post: 'POSTED' },
    POSTED: {},
    VOID: {},
  },
  past: {
    gather: 'gathered',
    edit: 'changed',
    submit: 'submitted',
    change: 'changedByItself',
    sign: 'signed',
    approve: 'approved',
    reject: 'rejected',
    send: 'sent',
    recall: 'recalled',
    post: 'posted',
    void: 'voided',
  },
  sets: { open: ['DRAFT', 'PENDING', 'APPROVED', 'SENT'], fetched: ['SENT', 'POSTED'], unsigned: ['DRAFT', 'PENDING'] },
});
export type PaymentRunState = StateOf<typeof paymentRunLife>;
export type PaymentRunEvent = EventOf<typeof paymentRunLife>;
