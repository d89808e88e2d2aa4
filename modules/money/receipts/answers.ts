import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import {
  certainties,
  lineStandings,
  matchReasons,
  proposalKinds,
  receiptKinds,
  receiptMethods,
  receiptPurposes,
} from './kinds.ts';
import { receiptLife } from './status.ts';

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();
const day = z.iso.date();
const name = z.string();

/** Why something was proposed or matched, and the words of the line that say it. */
const reason = z.object({ code: z.enum(matchReasons), words: name });

export const receiptRow = z.object({
  id,
  lockId,
  kind: z.enum(receiptKinds),
  status: z.enum(receiptLife.states),
  number: name,
  companyId: id,
  /** Null of a payer whom nobody knows yet, and of a charge of the bank. */
  customerId: id.nullable(),
  customerName: name,
  method: z.enum(receiptMethods),
  date: day,
  currency: name,
  amount: amountAnswer,
  /** What of it settles nothing yet. */
  left: amountAnswer,
  /** What the rest is; `unsaid` where nobody has said it. */
  purpose: z.enum(receiptPurposes),
  reference: name,
  text: name,
  /** It was matched without a person. */
  isAutomatic: z.boolean(),
  bankLineId: id.nullable(),
  postedBy: name,
  postedAt: timestamp,
});
export type ReceiptRow = z.output<typeof receiptRow>;

/** What one entry settles of another, on either side. */
const settled = z.object({
  allocationId: id,
  /** The entry or document on the other side. */
  kind: name,
  number: name,
  documentId: id.nullable(),
  itemId: id,
  customerName: name,
  day,
  amount: amountAnswer,
  /** It was undone on this day. */
  undoneOn: day.nullable(),
  madeBy: name,
});

export const receiptRecord = receiptRow.extend({
  /** Its open item: what `allocateReceipt` settles from. Null while its payer is unknown, and of a charge. */
  itemId: id.nullable(),
  /** The bank account of the ledger. */
  accountId: id.nullable(),
  accountName: name,
  /** Of what ends a debt: without VAT, and the VAT. */
  net: amountAnswer,
  vat: amountAnswer,
  reason: name,
  loadId: id.nullable(),
  loadNumber: name,
  isPurposeConfirmed: z.boolean(),
  purposeConfirmedBy: name,
  /** Money that was kept: from when it is warned of, and when VAT on it is due (VAT Act s 8(27)); null where nothing is left. */
  excess: z.object({ warnsOn: day, taxedOn: day, vat: amountAnswer, proposalNumber: name }).nullable(),
  reasons: z.array(reason),
  settled: z.array(settled),
  journals: z.array(
    z.object({
      id,
      number: z.int(),
      postingDate: day,
      text: name,
      lines: z.array(z.object({ number: name, name, amount: amountAnswer })),
    }),
  ),
  /** What hangs on it: discounts, transfers, differences of exchange. */
  parts: z.array(z.object({ id, kind: z.enum(receiptKinds), number: name, amount: amountAnswer })),
  endedOn: day.nullable(),
  endReason: name,
  version: z.int(),
});
export type ReceiptRecord = z.output<typeof receiptRecord>;

/** Something that a customer owes, or has to its credit, as one ticks it. */
export const receiptItem = z.object({
  id,
  kind: name,
  number: name,
  documentId: id.nullable(),
  customerId: id,
  customerName: name,
  date: day,
  dueDate: day,
  currency: name,
  amount: amountAnswer,
  /** Above zero is owed; below is a credit. */
  open: amountAnswer,
  isDisputed: z.boolean(),
  /** What may be taken off if it is paid by that day; null without terms. */
  discount: z.object({ amount: amountAnswer, until: day, isPrinted: z.boolean(), isInTime: z.boolean() }).nullable(),
});
export type ReceiptItem = z.output<typeof receiptItem>;

export const proposal = z.object({
  kind: z.enum(proposalKinds),
  certainty: z.enum(certainties),
  reasons: z.array(reason),
  customerId: id.nullable(),
  customerName: name,
  /** What it settles; the rest stays on account. */
  parts: z.array(
    z.object({
      itemId: id,
      number: name,
      customerName: name,
      open: amountAnswer,
      amount: amountAnswer,
      discount: amountAnswer,
    }),
  ),
  left: amountAnswer,
  /** The receipt that came back. */
  receiptId: id.nullable(),
  receiptNumber: name,
});
export type ReceiptProposal = z.output<typeof proposal>;

/** A line of a statement as whoever decides it sees it. */
export const receiptLine = z.object({
  /** Of the line of the statement. */
  id,
  bankAccountId: id,
  bankAccountName: name,
  date: day,
  /** Above zero came in. */
  amount: amountAnswer,
  currency: name,
  text: name,
  reference: name,
  payerName: name,
  payerAccount: name,
  standing: z.enum(lineStandings),
  /** The first proposal, or what was decided. */
  customerId: id.nullable(),
  customerName: name,
  reasons: z.array(reason),
  /** What settles it, where it is decided. */
  entries: z.array(
    z.object({ id, kind: z.enum(receiptKinds), number: name, amount: amountAnswer, customerName: name }),
  ),
  decidedBy: name,
  decidedAt: timestamp.nullable(),
  isAutomatic: z.boolean(),
});
export type ReceiptLine = z.output<typeof receiptLine>;

export const receiptRule = z.object({
  id,
  lockId,
  companyId: id,
  contains: name,
  /** A customer, or null where the line is the bank's charge. */
  customerId: id.nullable(),
  customerName: name,
  isCharge: z.boolean(),
  accountId: id.nullable(),
  accountName: name,
  used: z.int(),
  createdBy: name,
  createdAt: timestamp,
});
export type ReceiptRule = z.output<typeof receiptRule>;
