import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { invoicePaper } from '#modules/money/invoice-papers/paper.ts';
import { documentModes } from './grouping.ts';
import { disputeReasons, invoiceKinds, invoiceStandings } from './kinds.ts';
import { disputeLife, invoiceLife } from './status.ts';

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();
const day = z.iso.date();
const name = z.string();

const vatRow = z.object({ code: z.enum(vatCodes), percent: z.number(), net: amountAnswer, vat: amountAnswer });
/** What is wrong with a document before it can be posted: a code of the failure texts. */
export const finding = z.object({ code: name, details: z.record(z.string(), z.unknown()) });

export const invoiceRow = z.object({
  id,
  lockId,
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceLife.states),
  standing: z.enum(invoiceStandings),
  number: name,
  companyId: id,
  customerId: id,
  customerName: name,
  billToName: name,
  taxDate: day,
  dueDate: day,
  currency: name,
  loads: z.int(),
  loadNumbers: z.array(name),
  net: amountAnswer,
  vat: amountAnswer,
  gross: amountAnswer,
  credited: amountAnswer,
  /** What is still to be paid; below zero what the customer has to its credit. */
  open: amountAnswer,
  /** A part of it is disputed. */
  isDisputed: z.boolean(),
  /** A mail with it did not arrive. */
  isSendFailed: z.boolean(),
  createdBy: name,
  approvedBy: name,
  postedBy: name,
  postedAt: timestamp.nullable(),
  updatedBy: name,
  updatedAt: timestamp,
});
export type InvoiceRow = z.output<typeof invoiceRow>;

const lineRecord = z.object({
  id,
  line: z.int(),
  loadId: id,
  loadNumber: name,
  description: name,
  quantity: z.number(),
  unit: name,
  price: z.number(),
  net: amountAnswer,
  vatCode: z.enum(vatCodes),
  vatPercent: z.number(),
  vatShare: amountAnswer,
  centreName: name,
  account: name,
  /** What can still be taken back of it, without VAT. */
  left: amountAnswer,
});
const disputeRecord = z.object({
  id,
  lockId,
  lineId: id.nullable(),
  status: z.enum(disputeLife.states),
  reason: z.enum(disputeReasons),
  amount: amountAnswer,
  note: name,
  raisedBy: name,
  raisedByCustomer: z.boolean(),
  raisedAt: timestamp,
  answer: name,
  decidedBy: name,
  decidedAt: timestamp.nullable(),
  creditNoteId: id.nullable(),
});
const sendRecord = z.object({
  id,
  method: z.enum(['EMAIL', 'INTEGRATION']),
  recipient: name,
  status: z.enum(['WAITING', 'SENT', 'FAILED']),
  problem: name,
  sentBy: name,
  sentAt: timestamp,
  /** When its recipient first opened it by link. */
  openedAt: timestamp.nullable(),
});
/** Another document that stands beside it, or a receipt, with what it settles. */
const settlement = z.object({
  kind: name,
  number: name,
  documentId: id.nullable(),
  day,
  amount: amountAnswer,
});

export const invoiceRecord = invoiceRow.extend({
  billToPartyId: id.nullable(),
  termDays: z.int(),
  billingMode: z.enum(documentModes),
  isAggregated: z.boolean(),
  listsLoads: z.boolean(),
  orderNumbers: z.array(name),
  supplyFrom: day,
  supplyTo: day,
  reason: name,
  rebills: z.boolean(),
  zeroRateReason: name,
  note: name,
  decisionReason: name,
  originalId: id.nullable(),
  originalNumber: name,
  createdAt: timestamp,
  approvedAt: timestamp.nullable(),
  lines: z.array(lineRecord),
  vatRows: z.array(vatRow),
  findings: z.array(finding),
  /** Where the picture on the paper is shown from; empty for none. */
  logoUrl: name,
  paper: invoicePaper,
  disputes: z.array(disputeRecord),
  sends: z.array(sendRecord),
  settlements: z.array(settlement),
  /** Credit and debit notes of it. */
  notes: z.array(
    z.object({
      id,
      kind: z.enum(invoiceKinds),
      number: name,
      status: z.enum(invoiceLife.states),
      taxDate: day,
      gross: amountAnswer,
    }),
  ),
  journal: z
    .object({
      id,
      number: z.int(),
      postingDate: day,
      lines: z.array(z.object({ number: name, name, centre: name, amount: amountAnswer })),
    })
    .nullable(),
  hasFile: z.boolean(),
  /** A code of the failure texts: why the present person may not approve it; null when they may. */
  approvalBarrier: name.nullable(),
  needsSecondPerson: z.boolean(),
});
export type InvoiceRecord = z.output<typeof invoiceRecord>;
