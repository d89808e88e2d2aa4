import { z } from 'zod';
import { currencies } from '#platform/currencies.ts';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amount, inCents } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { expectedRow, openClaim, purchaseRecord, purchaseRow, tolerance } from './answers.ts';
import { particulars } from './claim.ts';
import { deductionKinds, purchaseKinds, purchaseStandings } from './kinds.ts';
import { purchaseInvoiceLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** An invoice or credit note of a supplier. */
    purchaseInvoice: unknown;
    /** A paper that a supplier mailed. */
    purchasePaper: unknown;
  }
  interface Channels {
    purchaseInvoices: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
/** Rand. More than a hundred thousand million is a slip of the finger. */
const rand = amount.max(100_000_000_000);
const someRand = inCents(rand.min(0.01, { error: 'required' }));

export const limits = { lines: 500, fileName: 200 } as const;

export const purchaseSorts = ['invoiceDate', 'dueDate', 'gross', 'updatedAt'] as const;
export const purchaseFlags = ['held', 'duplicate', 'vatNotClaimed', 'unpaidVat'] as const;
export const purchaseQuery = listQuery.extend({
  sort: z.enum(purchaseSorts).default('updatedAt'),
  descending: z.boolean().default(true),
  standing: z.array(z.enum(purchaseStandings)).max(15).optional(),
  kind: z.array(z.enum(purchaseKinds)).max(2).optional(),
  flag: z.array(z.enum(purchaseFlags)).max(4).optional(),
  supplierId: id.optional(),
  companyId: id.optional(),
  loadId: id.optional(),
});

const quantity = z
  .number()
  .positive({ error: 'required' })
  .max(10_000_000_000)
  .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, { error: 'invalidValue' });

/** A line as it stands on the document, and what it is for. What it is for decides account and profit centre. */
export const capturedLine = z.strictObject({
  loadId: id.nullable().default(null),
  chargeId: id.nullable().default(null),
  orderId: id.nullable().default(null),
  orderLineId: id.nullable().default(null),
  itemMasterId: id.nullable().default(null),
  profitCentreId: id.nullable().default(null),
  description: requiredText(200),
  quantity: quantity.default(1),
  net: someRand,
  vatCode: z.enum(vatCodes),
  isPart: z.boolean().default(false),
});
export type CapturedLine = z.output<typeof capturedLine>;

export const captured = z.strictObject({
  companyId,
  supplierId: id,
  kind: z.enum(purchaseKinds).default('invoice'),
  supplierInvoiceNo: requiredText(60),
  /** That of the company where it is left out. */
  currency: z.enum(currencies).nullable().default(null),
  invoiceDate: calendarDate,
  /** Today where it is left out. */
  receivedOn: calendarDate.nullable().default(null),
  /** By the terms of thirty days where it is left out. */
  dueDate: calendarDate.nullable().default(null),
  vatNumber: text(20).default(''),
  missingParticulars: z.array(z.enum(particulars)).max(particulars.length).default([]),
  /** As the supplier states it. */
  vat: inCents(rand),
  lines: z.array(capturedLine).min(1, { error: 'required' }).max(limits.lines, { error: 'tooMany' }),
  /** Of a credit note: the invoice that it lowers. */
  originalId: id.nullable().default(null),
  /** Of a credit note: the deductions whose place it takes. Found by its invoice, its loads or its amount where it is left out. */
  answers: z.array(id).max(100).nullable().default(null),
  note: text(1000).default(''),
  /** The name of a file that was stored before. */
  blobName: text(100).default(''),
  /** The paper that came by mail, whose file it is. */
  paperId: id.nullable().default(null),
  /** Why a number that was there before is another document. */
  duplicateReason: text(500).default(''),
});
export type Captured = z.output<typeof captured>;

const saved = z.object({ id, lockId: z.string(), status: z.enum(purchaseInvoiceLife.states) });
const onlyId = z.strictObject({ id });
const percent = z.number().min(0).max(100);

const foundText = name.optional();
/** A paper that a supplier mailed, with what its text says: nothing of it is taken as true. */
export const purchasePaper = z.object({
  id,
  lockId: z.string(),
  companyId: id,
  supplierId: id,
  supplierName: name,
  sender: name,
  fileName: name,
  contentType: name,
  receivedAt: z.iso.datetime(),
  found: z.object({
    supplierInvoiceNo: foundText,
    invoiceDate: foundText,
    gross: foundText,
    vat: foundText,
    vatNumber: foundText,
  }),
  purchaseInvoiceId: id.nullable(),
  droppedBecause: name,
});
export type PurchasePaper = z.output<typeof purchasePaper>;

export const purchaseInvoiceService = service('tripDirector', {
  getPurchaseInvoices: operation({ ...reads, input: purchaseQuery, output: pageOf(purchaseRow) }),
  getPurchaseInvoice: operation({ ...reads, input: onlyId, output: purchaseRecord }),
  getPurchaseInvoiceHistory: operation({ ...reads, input: onlyId, output: z.array(historyEntry) }),
  /** What a supplier is expected to invoice: charges of delivered loads and what came of orders, less what other invoices state. */
  getPurchaseInvoiceExpected: operation({
    ...reads,
    input: z.strictObject({ companyId, supplierId: id, search: text(100).default('') }),
    output: z.array(expectedRow),
  }),
  /** What was taken off payments of a supplier and no credit note has answered yet. */
  getPurchaseInvoiceClaims: operation({
    ...reads,
    input: z.strictObject({ companyId, supplierId: id }),
    output: z.array(openClaim),
  }),
  /** What suppliers mailed and nobody has captured yet. */
  getPurchasePapers: operation({
    ...reads,
    input: listQuery.extend({
      sort: z.enum(['receivedAt']).default('receivedAt'),
      descending: z.boolean().default(true),
      supplierId: id.optional(),
    }),
    output: pageOf(purchasePaper),
  }),
  getPurchasePaper: operation({ ...reads, input: onlyId, output: purchasePaper }),
  getPurchasePaperFile: operation({
    ...reads,
    input: onlyId,
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
  /** It is no invoice, or is there already. */
  deletePurchasePaper: operation({
    ...changes,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: z.object({ id }),
  }),
  postPurchaseInvoice: operation({
    audience: 'permitted',
    input: captured,
    output: saved,
  }),
  putPurchaseInvoice: operation({ ...changes, input: captured.extend({ id }), output: saved }),
  /** Keeps the document itself; its name goes with the invoice. */
  postPurchaseInvoiceFile: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({
      fileName: text(limits.fileName).default(''),
      content: z.string().max(14_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({ blobName: name, fileName: name, contentType: name, size: z.int() }),
  }),
  getPurchaseInvoiceFile: operation({
    ...reads,
    input: onlyId,
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
  /** Hands it in and compares it at once. */
  submitPurchaseInvoice: operation({ ...changes, input: onlyId, output: saved }),
  /** Compares it anew with what is expected now. */
  matchPurchaseInvoice: operation({ ...changes, input: onlyId, output: saved }),
  /** Approves what agrees, and posts it. */
  approvePurchaseInvoice: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default(''), releasesDuplicate: z.boolean().default(false) }),
    output: saved,
  }),
  /** Approves what does not agree, with a reason: paid as invoiced, or what was expected, with the rest in dispute. */
  approvePurchaseInvoiceVariance: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({
      id,
      reason: requiredText(500),
      pays: z.enum(['invoiced', 'expected']).default('invoiced'),
      releasesDuplicate: z.boolean().default(false),
    }),
    output: saved,
  }),
  rejectPurchaseInvoice: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Takes down what of its lines is not owed; it waits for another document or an answer. */
  disputePurchaseInvoice: operation({
    ...changes,
    input: z.strictObject({
      id,
      lines: z
        .array(z.strictObject({ lineId: id, net: someRand }))
        .min(1, { error: 'required' })
        .max(limits.lines),
      reason: requiredText(500),
    }),
    output: saved,
  }),
  /** Takes a document away that was captured in error. */
  deletePurchaseInvoice: operation({
    ...changes,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Takes a claim or an advance off the payment. */
  postPurchaseInvoiceDeduction: operation({
    ...changes,
    input: z.strictObject({ id, kind: z.enum(deductionKinds), amount: someRand, reason: requiredText(500) }),
    output: saved,
  }),
  deletePurchaseInvoiceDeduction: operation({
    ...changes,
    input: z.strictObject({ id, deductionId: id }),
    output: saved,
  }),
  /** How far invoices may be from what was expected; those of the company where the supplier has none of its own. */
  getPurchaseInvoiceTolerance: operation({
    ...reads,
    input: z.strictObject({ companyId, supplierId: id.nullable().default(null) }),
    output: tolerance.extend({ isOwn: z.boolean() }),
  }),
  putPurchaseInvoiceTolerance: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({
      companyId,
      supplierId: id.nullable().default(null),
      overAmount: inCents(rand),
      overPercent: percent,
      underAmount: inCents(rand),
      underPercent: percent,
      needsPod: z.boolean(),
    }),
    output: tolerance,
  }),
});
