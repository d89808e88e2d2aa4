import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { claimGaps, particulars } from './claim.ts';
import { capturedVias, deductionKinds, holdCodes, purchaseKinds, purchaseStandings } from './kinds.ts';
import { verdicts } from './match.ts';
import { purchaseInvoiceLife } from './status.ts';

const id = z.uuid();
const day = z.iso.date();
const name = z.string();
const timestamp = z.iso.datetime();

export const purchaseRow = z.object({
  id,
  lockId: z.string(),
  kind: z.enum(purchaseKinds),
  status: z.enum(purchaseInvoiceLife.states),
  standing: z.enum(purchaseStandings),
  companyId: id,
  supplierId: id,
  supplierName: name,
  vendorNumber: name,
  supplierInvoiceNo: name,
  invoiceDate: day,
  receivedOn: day,
  dueDate: day,
  currency: name,
  /** Loads and orders that it states. */
  references: z.array(name),
  net: amountAnswer,
  vat: amountAnswer,
  gross: amountAnswer,
  /** What was expected of its lines, without VAT. */
  expected: amountAnswer,
  /** By how much its nets differ from that. */
  variance: amountAnswer,
  open: amountAnswer,
  /** The currency of the books, and its total in it: at the rate of its day, as it was posted once it is in the books. */
  baseCurrency: name,
  baseGross: amountAnswer,
  /** It is held from approval or from payment. */
  isHeld: z.boolean(),
  isDuplicate: z.boolean(),
  isVatClaimed: z.boolean(),
  /** How it came. */
  capturedVia: z.enum(capturedVias),
  /** Unpaid so long that its VAT goes back, or will. */
  unpaidVat: z.enum(['', 'warned', 'due']),
  createdBy: name,
  approvedBy: name,
  updatedBy: name,
  updatedAt: timestamp,
});
export type PurchaseRow = z.output<typeof purchaseRow>;

const purchaseLine = z.object({
  id,
  line: z.int(),
  loadId: id.nullable(),
  chargeId: id.nullable(),
  orderId: id.nullable(),
  orderLineId: id.nullable(),
  itemMasterId: id.nullable(),
  profitCentreId: id,
  /** The number of its load or order; empty where it states neither. */
  reference: name,
  /** The page of that. */
  url: name,
  description: name,
  quantity: z.number(),
  net: amountAnswer,
  vatCode: z.enum(vatCodes),
  vatShare: amountAnswer,
  centreName: name,
  account: name,
  isPart: z.boolean(),
  expected: amountAnswer.nullable(),
  variance: amountAnswer.nullable(),
  /** Per cent of what was expected; null where that is nothing. */
  variancePercent: z.number().nullable(),
  /** Empty until it is compared. */
  verdict: z.union([z.enum(verdicts), z.literal('')]),
  disputed: amountAnswer,
});
export type PurchaseLine = z.output<typeof purchaseLine>;

const hold = z.object({
  code: z.enum(holdCodes),
  stops: z.enum(['approval', 'payment']),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Another document that may be the same one. */
const near = z.object({
  id,
  supplierInvoiceNo: name,
  invoiceDate: day,
  gross: amountAnswer,
  status: z.enum(purchaseInvoiceLife.states),
  why: z.enum(['sameNumber', 'sameAmount', 'sameLoad']),
});

export const tolerance = z.object({
  overAmount: amountAnswer,
  overPercent: z.number(),
  underAmount: amountAnswer,
  underPercent: z.number(),
  needsPod: z.boolean(),
});

export const purchaseRecord = purchaseRow.extend({
  vatNumber: name,
  missingParticulars: z.array(z.enum(particulars)),
  claimGaps: z.array(z.enum(claimGaps)),
  ownVat: amountAnswer,
  isVatRight: z.boolean(),
  /** In the currency of the books. */
  vatClaimed: amountAnswer,
  /** What one unit of its currency is worth in the books, with the day and the source of that; null in the currency of the books. */
  rate: z.object({ value: name, day, source: name }).nullable(),
  originalId: id.nullable(),
  originalNo: name,
  note: name,
  duplicateReason: name,
  duplicateOfId: id.nullable(),
  releasedBy: name,
  hasFile: z.boolean(),
  fileName: name,
  contentType: name,
  decisionReason: name,
  submittedBy: name,
  submittedAt: timestamp.nullable(),
  approvedAt: timestamp.nullable(),
  createdAt: timestamp,
  postingDate: day.nullable(),
  journalId: id.nullable(),
  lines: z.array(purchaseLine),
  tolerance,
  holds: z.array(hold),
  near: z.array(near),
  deductions: z.array(
    z.object({
      id,
      kind: z.enum(deductionKinds),
      amount: amountAnswer,
      reason: name,
      madeBy: name,
      madeAt: timestamp,
      /** What credit notes of the supplier have taken over of it; only the rest is taken off. */
      answered: amountAnswer,
      answeredBy: z.array(z.object({ id, supplierInvoiceNo: name, amount: amountAnswer })),
      /** A payment has taken it off. */
      isPosted: z.boolean(),
    }),
  ),
  /** Of a credit note: the deductions that a person chose; null where they are found. */
  answersChosen: z.array(id).nullable(),
  /** Of a credit note: the deductions whose place it takes, or will take once it is approved. */
  answers: z.array(
    z.object({
      deductionId: id,
      purchaseInvoiceId: id,
      supplierInvoiceNo: name,
      kind: z.enum(deductionKinds),
      reason: name,
      amount: amountAnswer,
      /** A payment had taken it off before the note came. */
      wasPaid: z.boolean(),
    }),
  ),
  /** What of it is paid now: its open amount less what is taken off. */
  toPay: amountAnswer,
  /** What the supplier is paid with all of its open documents, and what it gave back too much. */
  supplierPaid: amountAnswer,
  supplierWaits: amountAnswer,
  /** The last four digits of the account in force; empty where there is none. */
  bankEnding: name,
  /** Why the caller cannot approve it: it is their own, above their limit, or held. */
  approvalBarrier: z.string().nullable(),
  unpaidVatOn: day.nullable(),
});
export type PurchaseRecord = z.output<typeof purchaseRecord>;

/** What was taken off a payment of a supplier and no credit note has answered yet. */
export const openClaim = z.object({
  id,
  purchaseInvoiceId: id,
  supplierInvoiceNo: name,
  kind: z.enum(deductionKinds),
  reason: name,
  left: amountAnswer,
  currency: name,
  madeAt: timestamp,
});

/** What is expected of a supplier, ready to be a line of its invoice. */
export const expectedRow = z.object({
  kind: z.enum(['load', 'order']),
  loadId: id.nullable(),
  chargeId: id.nullable(),
  orderId: id.nullable(),
  orderLineId: id.nullable(),
  itemMasterId: id.nullable(),
  profitCentreId: id,
  reference: name,
  description: name,
  on: day.nullable(),
  quantity: z.number(),
  vatCode: z.enum(vatCodes),
  /** All that was agreed, and what is left of it once other invoices are counted. */
  agreed: amountAnswer,
  left: amountAnswer,
  currency: name,
});
export type ExpectedRow = z.output<typeof expectedRow>;
