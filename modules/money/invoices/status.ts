import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A document to a customer until it is posted; what is paid and credited of it afterwards follows from its open item and lines. */
export const invoiceLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { edit: 'DRAFT', reject: 'DRAFT', approve: 'APPROVED', void: 'VOID' },
    APPROVED: { reject: 'DRAFT', post: 'POSTED', void: 'VOID' },
    POSTED: {},
    VOID: {},
  },
  past: { edit: 'changed', reject: 'rejected', approve: 'approved', post: 'posted', void: 'voided' },
  sets: { open: ['DRAFT', 'APPROVED'] },
});
export type InvoiceState = StateOf<typeof invoiceLife>;
export type InvoiceEvent = EventOf<typeof invoiceLife>;

/** What a customer does not accept. One that is accepted ends with a credit note. */
export const disputeLife = machine({
  initial: 'OPEN',
  states: {
    OPEN: { accept: 'ACCEPTED', reject: 'REJECTED', withdraw: 'WITHDRAWN' },
    ACCEPTED: {},
    REJECTED: {},
    WITHDRAWN: {},
  },
  past: { accept: 'accepted', reject: 'rejected', withdraw: 'withdrawn' },
});
export type DisputeState = StateOf<typeof disputeLife>;
export type DisputeEvent = EventOf<typeof disputeLife>;
