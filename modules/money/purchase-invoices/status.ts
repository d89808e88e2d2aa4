import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** What may follow once it was compared with what was expected. */
const compared = { match: 'MATCHED', vary: 'VARIANCE', dispute: 'DISPUTED', reject: 'REJECTED', void: 'VOID' } as const;

/**
 * An invoice of a supplier. It stands in our books from its approval on; what an accounting system makes of it comes after,
 * and what is paid of it follows from its open item (work-and-money.md §10).
 */
export const purchaseInvoiceLife = machine({
  initial: 'CAPTURED',
  states: {
    CAPTURED: { edit: 'CAPTURED', submit: 'SUBMITTED', void: 'VOID' },
    SUBMITTED: { ...compared, edit: 'CAPTURED' },
    MATCHED: { ...compared, edit: 'CAPTURED', approve: 'APPROVED' },
    VARIANCE: { ...compared, edit: 'CAPTURED', approve: 'APPROVED' },
    DISPUTED: { ...compared, edit: 'CAPTURED' },
    APPROVED: { export: 'EXPORTING', post: 'POSTED' },
    EXPORTING: { exported: 'EXPORTED', fail: 'EXPORT_FAILED' },
    EXPORT_FAILED: { export: 'EXPORTING' },
    EXPORTED: { post: 'POSTED' },
    POSTED: {},
    REJECTED: {},
    VOID: {},
  },
  past: {
    edit: 'changed',
    submit: 'submitted',
    match: 'matched',
    vary: 'varied',
    dispute: 'disputed',
    approve: 'approved',
    reject: 'rejected',
    void: 'voided',
    export: 'sent',
    exported: 'exported',
    fail: 'exportFailed',
    post: 'posted',
  },
  sets: {
    /** Somebody has to do something before it is approved. */
    open: ['CAPTURED', 'SUBMITTED', 'MATCHED', 'VARIANCE', 'DISPUTED'],
    /** It counts for nothing. */
    dropped: ['REJECTED', 'VOID'],
    /** Somebody said why it is not paid. */
    refused: ['DISPUTED', 'REJECTED', 'VOID'],
    /** Compared, and not decided on. */
    compared: ['MATCHED', 'VARIANCE'],
    /** In our books. */
    booked: ['APPROVED', 'EXPORTING', 'EXPORT_FAILED', 'EXPORTED', 'POSTED'],
  },
});
export type PurchaseInvoiceState = StateOf<typeof purchaseInvoiceLife>;
export type PurchaseInvoiceEvent = EventOf<typeof purchaseInvoiceLife>;
