import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

// What is said of a load beside its execution. Each column has a machine, and `server/side-statuses.ts` is its one door.

/** Its offers. One that was accepted and cannot be booked needs attention. */
export const tendering = machine({
  initial: 'NONE',
  states: {
    NONE: { offer: 'OPEN', reset: 'NONE' },
    OPEN: { accept: 'ACCEPTED', exhaust: 'EXHAUSTED', withdraw: 'WITHDRAWN', stall: 'NEEDS_ATTENTION', reset: 'NONE' },
    ACCEPTED: { offer: 'OPEN', reset: 'NONE' },
    EXHAUSTED: { offer: 'OPEN', reset: 'NONE' },
    WITHDRAWN: { offer: 'OPEN', reset: 'NONE' },
    NEEDS_ATTENTION: {
      accept: 'ACCEPTED',
      exhaust: 'EXHAUSTED',
      withdraw: 'WITHDRAWN',
      stall: 'NEEDS_ATTENTION',
      reset: 'NONE',
    },
  },
  past: {
    offer: 'offered',
    accept: 'accepted',
    exhaust: 'exhausted',
    withdraw: 'withdrawn',
    stall: 'stalled',
    reset: 'reset',
  },
});
export type TenderStatus = StateOf<typeof tendering>;
export type TenderEvent = EventOf<typeof tendering>;

/** What follows from the proofs of a load together may follow at any time: each of them has its own life. */
const proofs = {
  miss: 'AWAITED',
  receive: 'podSubmitted',
  accept: 'podAccepted',
  reject: 'podRejected',
  waive: 'WAIVED',
  excuse: 'NOT_REQUIRED',
} as const;

/** Its proofs of delivery, of which the worst counts. */
export const proving = machine({
  initial: 'NOT_REQUIRED',
  states: {
    NOT_REQUIRED: proofs,
    AWAITED: proofs,
    podSubmitted: proofs,
    podAccepted: proofs,
    podRejected: proofs,
    WAIVED: proofs,
  },
  past: {
    miss: 'missed',
    receive: 'received',
    accept: 'accepted',
    reject: 'rejected',
    waive: 'waived',
    excuse: 'excused',
  },
  sets: {
    /** Somebody has to bring one. */
    missing: ['AWAITED', 'podRejected'],
    /** An invoice waits for it. */
    unproven: ['AWAITED', 'podSubmitted', 'podRejected'],
  },
});
export type ProofStatus = StateOf<typeof proving>;
export type ProofEvent = EventOf<typeof proving>;

/** What its customer is asked to pay (work-and-money.md §9). `restart` is a delivery, or one that is taken back. */
export const customerBilling = machine({
  initial: 'NOT_READY',
  states: {
    NOT_READY: { complete: 'READY', restart: 'NOT_READY' },
    READY: { lack: 'NOT_READY', review: 'IN_REVIEW', hold: 'ON_HOLD', sendBack: 'SENT_BACK', restart: 'NOT_READY' },
    IN_REVIEW: {
      resume: 'READY',
      hold: 'ON_HOLD',
      sendBack: 'SENT_BACK',
      invoice: 'INVOICED',
      restart: 'NOT_READY',
    },
    ON_HOLD: { resume: 'READY', restart: 'NOT_READY' },
    SENT_BACK: { resume: 'READY', restart: 'NOT_READY' },
    INVOICED: { creditPart: 'PART_CREDITED', credit: 'CREDITED' },
    PART_CREDITED: { creditPart: 'PART_CREDITED', credit: 'CREDITED', rebill: 'READY', debit: 'PART_CREDITED' },
    CREDITED: { rebill: 'READY', debit: 'PART_CREDITED' },
  },
  past: {
    complete: 'completed',
    lack: 'lacked',
    review: 'reviewed',
    hold: 'held',
    sendBack: 'sentBack',
    resume: 'resumed',
    invoice: 'invoiced',
    creditPart: 'partCredited',
    credit: 'credited',
    rebill: 'rebilled',
    debit: 'debited',
    restart: 'restarted',
  },
  sets: {
    /** It follows from what is missing. */
    judged: ['NOT_READY', 'READY'],
    /** No draft of an invoice has it. */
    free: ['NOT_READY', 'READY', 'ON_HOLD', 'SENT_BACK'],
    unbilled: ['NOT_READY', 'READY', 'IN_REVIEW', 'ON_HOLD', 'SENT_BACK'],
    /** The customer has been asked for it, whatever was given back since. */
    invoiced: ['INVOICED', 'PART_CREDITED', 'CREDITED'],
  },
});
export type CustomerBilling = StateOf<typeof customerBilling>;
export type CustomerBillingEvent = EventOf<typeof customerBilling>;

/** What may follow from the invoices of its supplier together may follow at any time: each of them has its own life. */
const supplierInvoices = {
  giveBack: 'EXPECTED',
  receive: 'RECEIVED',
  match: 'MATCHED',
  vary: 'VARIANCE',
  approve: 'APPROVED',
} as const;

/** What its supplier is paid (work-and-money.md §10). */
export const supplierBilling = machine({
  initial: 'NOT_READY',
  states: {
    NOT_READY: { expect: 'EXPECTED', restart: 'NOT_READY' },
    EXPECTED: { ...supplierInvoices, expect: 'EXPECTED', restart: 'NOT_READY' },
    RECEIVED: supplierInvoices,
    MATCHED: supplierInvoices,
    VARIANCE: supplierInvoices,
    APPROVED: { ...supplierInvoices, export: 'EXPORTED' },
    EXPORTED: { pay: 'PAID' },
    PAID: {},
  },
  past: {
    expect: 'expected',
    giveBack: 'givenBack',
    receive: 'received',
    match: 'matched',
    vary: 'varied',
    approve: 'approved',
    export: 'exported',
    pay: 'paid',
    restart: 'restarted',
  },
  sets: {
    /** The supplier has not asked for anything. */
    unreceived: ['NOT_READY', 'EXPECTED'],
    /** Its state follows from the invoices of the supplier. */
    invoiced: ['EXPECTED', 'RECEIVED', 'MATCHED', 'VARIANCE', 'APPROVED'],
    /** Something of it is not in the books. */
    unbooked: ['NOT_READY', 'EXPECTED', 'RECEIVED', 'MATCHED', 'VARIANCE'],
    settled: ['APPROVED', 'EXPORTED', 'PAID'],
  },
});
export type SupplierBilling = StateOf<typeof supplierBilling>;
export type SupplierBillingEvent = EventOf<typeof supplierBilling>;
