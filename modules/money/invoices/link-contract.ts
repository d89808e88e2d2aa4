import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { operation, service } from '#platform/operation.ts';
import { linkAnswer, linkKey } from '#modules/parties/links/contract.ts';
import { disputeReasons, invoiceKinds, paymentKinds } from './kinds.ts';
import { disputeLife } from './status.ts';

const id = z.uuid();
const guestId = z.string().max(128).optional();
const name = z.string();
const day = z.iso.date();

/** A document as its customer sees it by link: what is to pay, for what, with which proofs, and what was disputed. */
export const linkedInvoice = z.object({
  id,
  kind: z.enum(invoiceKinds),
  number: name,
  billedTo: name,
  orderNumbers: z.array(name),
  taxDate: day,
  dueDate: day,
  currency: name,
  net: amountAnswer,
  vat: amountAnswer,
  gross: amountAnswer,
  /** What is still to be paid now; below zero what the customer has to its credit. */
  open: amountAnswer,
  isOverdue: z.boolean(),
  lines: z.array(
    z.object({
      id,
      description: name,
      loadNumber: name,
      net: amountAnswer,
      vat: amountAnswer,
      /** What can be disputed of it, with VAT. */
      left: amountAnswer,
    }),
  ),
  /** The latest last. */
  disputes: z.array(
    z.object({
      id,
      lineId: id.nullable(),
      status: z.enum(disputeLife.states),
      reason: z.enum(disputeReasons),
      amount: amountAnswer,
      note: name,
      raisedAt: z.iso.datetime(),
      answer: name,
    }),
  ),
  loads: z.array(
    z.object({
      loadNumber: name,
      route: name,
      deliveredOn: day,
      proofs: z.array(z.object({ podId: id, file: z.int(), fileName: name })),
    }),
  ),
  bank: z
    .object({
      bankName: name,
      branchCode: name,
      accountNumber: name,
      accountName: name,
      swift: name,
    })
    .nullable(),
  /** What was paid on it or set off against it, and when; the oldest first. */
  payments: z.array(z.object({ kind: z.enum(paymentKinds), number: name, day, amount: amountAnswer })),
  /** The discount for payment in time that is printed on it. */
  settlement: z
    .object({
      percent: z.number(),
      amount: amountAnswer,
      until: day,
      isInTime: z.boolean(),
      /** What is to be paid in time, the discount taken off. */
      toPay: amountAnswer,
    })
    .nullable(),
  /** Posted credit and debit notes of it; each has a file of its own. */
  notes: z.array(z.object({ id, number: name, kind: z.enum(invoiceKinds), taxDate: day, gross: amountAnswer })),
  /** The invoice that a note belongs to. */
  originalNumber: name,
  canDispute: z.boolean(),
  /** What is not credited yet of the whole, with VAT. */
  left: amountAnswer,
});
export type LinkedInvoice = z.output<typeof linkedInvoice>;

/** The customer's page of a document. */
export const invoiceLinkService = service('tripDirector', {
  /** Before the code no more than the client's trade name and the masked number; after it, the document. */
  getInvoiceLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({ invoice: linkedInvoice.optional() }),
  }),
  /** One file of an accepted proof of its loads, in base64. */
  getInvoiceProof: operation({
    audience: 'verifiedGuest',
    reads: true,
    input: z.strictObject({ podId: id, file: z.int().min(1).max(500), guestId }),
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
});
