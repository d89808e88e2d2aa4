import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { email } from '#modules/parties/fields.ts';
import { purchaseChecked, receiptFields } from './fields.ts';
import { orderKinds, purchaseLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    companyOrder: unknown;
  }
  interface Channels {
    purchaseOrders: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const name = z.string();
const timestamp = z.iso.datetime();
const day = z.iso.date();

/** The counted questions of whoever looks after orders. */
export const orderChips = ['draft', 'waiting', 'toSend', 'awaited', 'late', 'notInvoiced'] as const;
export type OrderChip = (typeof orderChips)[number];

export const orderSorts = ['number', 'requiredBy', 'updatedAt'] as const;
export const orderQuery = listQuery.extend({
  sort: z.enum(orderSorts).default('updatedAt'),
  descending: z.boolean().default(true),
  /** All but closed and cancelled ones where it is left out. */
  status: z.array(z.enum(purchaseLife.states)).max(20).optional(),
  chip: z.enum(orderChips).optional(),
  orderTypeId: id.optional(),
  supplierId: id.optional(),
  profitCentreId: id.optional(),
  vehicleId: id.optional(),
});

export const orderRow = z.object({
  id,
  lockId,
  kind: z.enum(orderKinds),
  number: name,
  status: z.enum(purchaseLife.states),
  orderTypeId: id,
  orderTypeName: name,
  supplierId: id.nullable(),
  supplierName: name,
  profitCentreId: id,
  profitCentreName: name,
  requesterName: name,
  vehicleId: id.nullable(),
  registrationNumber: name,
  loadId: id.nullable(),
  loadNumber: name,
  requiredBy: day.nullable(),
  currency: name,
  net: amountAnswer,
  vat: amountAnswer,
  gross: amountAnswer,
  revision: z.int(),
  /** The revision that the supplier has; 0 while it has none. */
  sentRevision: z.int(),
  /** Per cent of what was ordered, by its amount. */
  receivedShare: z.number(),
  invoicedShare: z.number(),
  createdAt: timestamp,
  updatedBy: name,
  updatedAt: timestamp,
});

export type OrderRow = z.output<typeof orderRow>;

/** What stands in the way of submitting or approving an order, line by line, as a code of the failure texts. */
const finding = z.object({ code: name, line: z.int().nullable(), item: name, centre: name });

const line = z.object({
  id,
  itemMasterId: id,
  itemCode: name,
  description: name,
  quantity: z.number(),
  unit: name,
  price: z.number(),
  vatCode: name,
  profitCentreId: id,
  profitCentreName: name,
  /** The journal account; empty while neither item nor centre has one. */
  account: name,
  net: amountAnswer,
  quantityReceived: z.number(),
  quantityInvoiced: z.number(),
  /** Most that may still be received. */
  receivable: z.number(),
});

export type OrderRecordLine = z.output<typeof line>;

const sentLine = z.object({
  id,
  description: name,
  quantity: z.number(),
  price: z.number(),
  vatCode: name,
  net: amountAnswer,
});

export const orderRecord = orderRow.extend({
  deliverTo: name,
  terms: name,
  note: name,
  lines: z.array(line),
  quotes: z.array(
    z.object({ supplierName: name, amount: amountAnswer, reference: name, blobName: name, fileName: name }),
  ),
  submittedBy: name,
  submittedAt: timestamp.nullable(),
  decidedBy: name,
  decidedAt: timestamp.nullable(),
  decisionReason: name,
  sentTo: name,
  sentBy: name,
  sentAt: timestamp.nullable(),
  heldFrom: name,
  /** To whom it goes unless somebody says otherwise. */
  supplierEmail: name,
  findings: z.array(finding),
  /** Whether a second person has to look at it when it is submitted. */
  needsApproval: z.boolean(),
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: name.nullable(),
  isAboveLimit: z.boolean(),
  receipts: z.array(
    z.object({
      id,
      receivedOn: day,
      deliveryNote: name,
      note: name,
      receivedBy: name,
      receivedAt: timestamp,
      /** Takes another receipt back. */
      reversesId: id.nullable(),
      isReversed: z.boolean(),
      lines: z.array(z.object({ lineId: id, description: name, quantity: z.number() })),
    }),
  ),
  /** What the supplier has, where that differs from the order as it is now. */
  sent: z.object({ revision: z.int(), net: amountAnswer, lines: z.array(sentLine) }).nullable(),
  /** What its centre may spend this month, in rand; null where it has no budget. */
  budget: z.object({ month: name, received: amountAnswer, ordered: amountAnswer, limit: amountAnswer }).nullable(),
});
export type OrderRecord = z.output<typeof orderRecord>;

const saved = z.object({
  id,
  lockId,
  number: name,
  revision: z.int(),
  status: z.enum(purchaseLife.states),
});

const notInvoicedRow = z.object({
  orderId: id,
  lineId: id,
  kind: z.enum(orderKinds),
  number: name,
  supplierId: id.nullable(),
  supplierName: name,
  profitCentreId: id,
  profitCentreCode: name,
  account: name,
  vatCode: name,
  currency: name,
  description: name,
  /** Received and not invoiced, at the end of the day. */
  quantity: z.number(),
  net: amountAnswer,
});

const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const decides = { ...changes, onlyPeople: true } as const;
const reasoned = z.strictObject({ id, reason: requiredText(500) });
const onlyId = z.strictObject({ id });
const counts = z.object(Object.fromEntries(orderChips.map((chip) => [chip, z.int()])) as Record<OrderChip, z.ZodInt>);
const pdf = z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() });

export const orderService = service('tripDirector', {
  getPurchaseOrders: operation({ ...reads, input: orderQuery, output: pageOf(orderRow) }),
  /** How many orders each chip holds; counts end at a thousand. */
  getPurchaseOrderCounts: operation({ ...reads, input: z.strictObject({}), output: counts }),
  getPurchaseOrder: operation({ ...reads, input: onlyId, output: orderRecord }),
  getPurchaseOrderHistory: operation({ ...reads, input: onlyId, output: z.array(historyEntry) }),
  /** As a PDF, as the supplier gets it. */
  getPurchaseOrderPaper: operation({ ...reads, input: onlyId, output: pdf }),
  postPurchaseOrder: operation({ audience: 'permitted', input: purchaseChecked, output: saved }),
  /** Changes it; once it was sent, as its next revision, which a second person approves if it costs much more. */
  putPurchaseOrder: operation({ ...changes, input: purchaseChecked.safeExtend({ id }), output: saved }),
  /** Removes a draft that nobody was sent. */
  deletePurchaseOrder: operation({ ...changes, input: onlyId, output: onlyId }),
  submitPurchaseOrder: operation({ ...changes, input: onlyId, output: saved }),
  approvePurchaseOrder: operation({
    ...decides,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectPurchaseOrder: operation({ ...decides, input: reasoned, output: saved }),
  /** Mails it to the supplier as a PDF. */
  sendPurchaseOrder: operation({ ...changes, input: z.strictObject({ id, to: email.default('') }), output: saved }),
  receivePurchaseOrder: operation({
    // Two people at the ramp each write down what they counted: not against a version, but against what is open.
    audience: 'permitted',
    input: receiptFields.extend({ id }),
    output: saved.extend({ receiptId: id }),
  }),
  /** Takes a wrong receipt back. */
  undoPurchaseOrderReceipt: operation({
    audience: 'permitted',
    input: z.strictObject({ id, receiptId: id, reason: requiredText(500) }),
    output: saved,
  }),
  holdPurchaseOrder: operation({ ...changes, input: reasoned, output: saved }),
  releasePurchaseOrder: operation({ ...changes, input: onlyId, output: saved }),
  /** Ends an order; a reason says why what is still open will not come. */
  closePurchaseOrder: operation({
    ...changes,
    input: z.strictObject({ id, reason: text(500).default('') }),
    output: saved,
  }),
  cancelPurchaseOrder: operation({ ...changes, input: reasoned, output: saved }),
  /** A quote of another supplier; its `blobName` goes with the order. */
  postPurchaseOrderFile: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({ fileName: text(200), content: z.string().max(14_000_000, { error: 'fileTooLarge' }) }),
    output: z.object({ blobName: name, fileName: name, contentType: name, size: z.int() }),
  }),
  getPurchaseOrderFile: operation({ ...reads, input: z.strictObject({ id, blobName: text(100) }), output: pdf }),
  /** What came until the end of a day and no invoice has stated by then, line by line: the accrual of a month. */
  getOrderAccruals: operation({
    ...reads,
    input: z.strictObject({ companyId: id.optional(), on: calendarDate.optional() }),
    output: z.object({ on: day, rows: z.array(notInvoicedRow).max(5000), net: amountAnswer }),
  }),
});
