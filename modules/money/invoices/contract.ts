import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { billingModes } from '#modules/base/order-types/contract.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { invoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { customerBilling } from '#modules/work/loads/side-statuses.ts';
import { finding, invoiceRecord, invoiceRow } from './answers.ts';
import { documentModes } from './grouping.ts';
import { disputeReasons, invoiceKinds, invoiceStandings } from './kinds.ts';
import { disputeLife, invoiceLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** An invoice, credit note or debit note to a customer. */
    invoice: unknown;
    invoiceDispute: unknown;
  }
  interface Channels {
    invoices: unknown;
  }
}

const id = z.uuid();
const guestId = z.string().max(128).optional();
const ids = (most: number) => z.array(id).min(1, { error: 'required' }).max(most, { error: 'tooMany' });
const lockId = z.string();
const timestamp = z.iso.datetime();
const day = z.iso.date();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;

export const limits = { loads: 1000, documents: 1000, previews: 20 } as const;

/** Who mends what an invoice waits for. */
export const gapOwners = ['operations', 'pods', 'rates', 'billing', 'fleet'] as const;
export type GapOwner = (typeof gapOwners)[number];
/** In which part of the queue a load stands. */
export const queueParts = ['ready', 'waiting', 'held', 'review'] as const;

export const queueSorts = ['deliveredAt'] as const;
export const queueQuery = listQuery.extend({
  sort: z.enum(queueSorts).default('deliveredAt'),
  descending: z.boolean().default(false),
  part: z.enum(queueParts).default('ready'),
  /** A code of what is missing. */
  gap: text(40).optional(),
  customerId: id.optional(),
  companyId: id.optional(),
});
export const queueRow = z.object({
  id,
  loadNumber: name,
  companyId: id,
  customerId: id,
  customerName: name,
  billToName: name,
  orderTypeName: name,
  billingMode: z.enum(billingModes),
  orderNumbers: z.array(name),
  origin: name,
  destination: name,
  deliveredOn: day,
  /** Days since the delivery, of the twenty-one that the law allows. */
  days: z.int(),
  net: amountAnswer,
  currency: name,
  billing: z.enum(customerBilling.states),
  reason: name,
  gaps: z.array(z.object({ code: name, owner: z.enum(gapOwners) })),
  bookedBy: name,
  /** Loads with the same key come on one document. */
  groupKey: name,
});
export type QueueRow = z.output<typeof queueRow>;

const gapSum = z.object({
  code: name,
  owner: z.enum(gapOwners),
  count: z.int(),
  net: amountAnswer,
  /** Days since the oldest of them was delivered. */
  oldest: z.int(),
});

/** A document as it would be made of loads. */
const draftDocument = z.object({
  /** Null in a preview. */
  id: id.nullable(),
  customerName: name,
  billToName: name,
  mode: z.enum(documentModes),
  currency: name,
  loads: z.int(),
  loadNumbers: z.array(name),
  net: amountAnswer,
  vat: amountAnswer,
  gross: amountAnswer,
  dueDate: day,
  findings: z.array(finding),
  /** As the customer will see it; of the first documents alone. */
  paper: invoicePaper.nullable(),
});

export const invoiceSorts = ['taxDate', 'dueDate', 'gross', 'updatedAt'] as const;
export const invoiceQuery = listQuery.extend({
  sort: z.enum(invoiceSorts).default('taxDate'),
  descending: z.boolean().default(true),
  kind: z.array(z.enum(invoiceKinds)).max(3).optional(),
  standing: z.array(z.enum(invoiceStandings)).max(9).optional(),
  customerId: id.optional(),
  companyId: id.optional(),
  loadId: id.optional(),
});
const saved = z.object({ id, lockId, number: name, status: z.enum(invoiceLife.states) });
const run = z.object({
  id,
  status: z.enum(['RUNNING', 'DONE']),
  total: z.int(),
  done: z.int(),
  posted: z.int(),
  refused: z.array(
    z.object({ invoiceId: id, customerName: name, code: name, details: z.record(z.string(), z.unknown()) }),
  ),
  startedBy: name,
  startedAt: timestamp,
  endedAt: timestamp.nullable(),
});

export const invoiceService = service('tripDirector', {
  /** Delivered loads that no invoice has: ready, or with what is missing. */
  getLoadsToInvoice: operation({ ...reads, input: queueQuery, output: pageOf(queueRow) }),
  /** What all delivered loads that are not invoiced wait for, by reason; and how many stand in each part of the queue. */
  getBillingGaps: operation({
    ...reads,
    input: z.strictObject({ companyId: id.optional() }),
    output: z.object({
      gaps: z.array(gapSum),
      parts: z.array(z.object({ part: z.enum(queueParts), count: z.int(), net: amountAnswer })),
      /** Of all that are not invoiced, how many are past day 15 and day 18. */
      amber: z.int(),
      red: z.int(),
    }),
  }),
  /** Holds loads back from billing, sends them back to operations, or lets them go on. */
  putLoadBilling: operation({
    audience: 'permitted',
    input: z.strictObject({
      loadIds: ids(limits.loads),
      act: z.enum(['hold', 'sendBack', 'resume']),
      reason: text(500).default(''),
    }),
    output: z.object({ changed: z.int() }),
  }),
  /** Says why loads are billed at 0 % VAT, before there is a draft. */
  putZeroRateReason: operation({
    audience: 'permitted',
    input: z.strictObject({ loadIds: ids(limits.loads), reason: requiredText(500) }),
    output: z.object({ changed: z.int() }),
  }),
  /** Says that customers are not registered for VAT: their invoices need no VAT number. */
  putBuyerWithoutVat: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ customerIds: ids(limits.loads) }),
    output: z.object({ changed: z.int() }),
  }),
  /** Writes to whoever booked the loads that wait, once a day each. */
  remindBillingOwners: operation({
    audience: 'permitted',
    input: z.strictObject({ gap: text(40).optional() }),
    output: z.object({ mailed: z.int(), loads: z.int() }),
  }),
  /** Makes drafts of loads, grouped as their customers are billed; a preview makes none. */
  postInvoices: operation({
    audience: 'permitted',
    input: z.strictObject({
      loadIds: ids(limits.loads),
      taxDate: calendarDate.nullable().default(null),
      preview: z.boolean().default(false),
    }),
    output: z.object({ documents: z.array(draftDocument) }),
  }),
  getInvoices: operation({ ...reads, input: invoiceQuery, output: pageOf(invoiceRow) }),
  getInvoice: operation({ ...reads, input: z.strictObject({ id }), output: invoiceRecord }),
  getInvoiceHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** A draft: its date, how its lines are printed, and without which loads. */
  putInvoice: operation({
    ...changes,
    input: z.strictObject({
      id,
      taxDate: calendarDate.optional(),
      isAggregated: z.boolean().optional(),
      listsLoads: z.boolean().optional(),
      zeroRateReason: text(500).optional(),
      note: text(500).optional(),
      withoutLoadIds: z.array(id).max(limits.loads).default([]),
    }),
    output: saved,
  }),
  approveInvoice: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectInvoice: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Posts one document: its number, its journal, its open item. */
  postInvoice: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** Posts many, by a job that goes on when the page is closed. Those that are posted already are left as they are. */
  postInvoiceRun: operation({
    audience: 'permitted',
    input: z.strictObject({ invoiceIds: ids(limits.documents) }),
    output: z.object({ id, total: z.int() }),
  }),
  /** A run; the last one of the company where no id is given. */
  getInvoiceRun: operation({
    ...reads,
    input: z.strictObject({ id: id.nullable().default(null), companyId }),
    output: run.nullable(),
  }),
  /** Takes a draft away; its loads are ready again. */
  deleteInvoice: operation({ ...changes, input: z.strictObject({ id, reason: text(500).default('') }), output: saved }),
  /** Sends a posted document again, to its usual addresses or to another one. */
  sendInvoice: operation({
    audience: 'permitted',
    input: z.strictObject({ id, to: z.email().max(254).optional() }),
    output: z.object({ mailed: z.int() }),
  }),
  /** What a customer does not accept of an invoice; the amount with VAT, the whole line where it is left out. */
  disputeInvoice: operation({
    audience: ['permitted', 'verifiedGuest'],
    input: z.strictObject({
      id,
      guestId,
      lineId: id.nullable().default(null),
      reason: z.enum(disputeReasons),
      amount: amountInput.nullable().default(null),
      note: text(1000).default(''),
    }),
    output: z.object({ id, lockId }),
  }),
  /** Ends a dispute. One that is accepted makes the draft of a credit note. */
  settleInvoiceDispute: operation({
    ...changes,
    input: z.strictObject({
      id,
      decision: z.enum(['accept', 'reject', 'withdraw']),
      answer: text(1000).default(''),
      rebill: z.boolean().default(false),
    }),
    output: z.object({ id, status: z.enum(disputeLife.states), creditNoteId: id.nullable() }),
  }),
  /** The draft of a credit note for an invoice, or of a debit note for a credit note: whole, or so much of some lines. */
  postInvoiceReversal: operation({
    audience: 'permitted',
    input: z.strictObject({
      id,
      /** All that is left where it is left out; nets without VAT. */
      lines: z
        .array(z.strictObject({ lineId: id, net: amountInput }))
        .max(limits.loads)
        .nullable()
        .default(null),
      reason: requiredText(500),
      rebill: z.boolean().default(false),
      taxDate: calendarDate.nullable().default(null),
    }),
    output: saved,
  }),
  /** Prints an invoice again with the particulars of its customer as they are today; amounts and dates stay. */
  correctInvoice: operation({ ...changes, input: z.strictObject({ id, reason: requiredText(500) }), output: saved }),
  /** The document as a PDF or as EN 16931 XML, in base64. */
  getInvoicePaper: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({ id, format: z.enum(['pdf', 'xml']).default('pdf'), guestId }),
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
});
