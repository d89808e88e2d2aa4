import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A statement that we make for a supplier. Its answer becomes the invoice of the supplier (work-and-money.md §10). */
export const supplierStatementLife = machine({
  initial: 'DRAFT',
  states: {
    DRAFT: { send: 'SENT', withdraw: 'WITHDRAWN' },
    SENT: { send: 'SENT', answer: 'ANSWERED', withdraw: 'WITHDRAWN' },
    ANSWERED: {},
    WITHDRAWN: {},
  },
  past: { send: 'sent', answer: 'answered', withdraw: 'withdrawn' },
  sets: {
    /** It waits: for an address, or for the supplier. */
    open: ['DRAFT', 'SENT'],
  },
});
export type SupplierStatementState = StateOf<typeof supplierStatementLife>;
export type SupplierStatementEvent = EventOf<typeof supplierStatementLife>;
