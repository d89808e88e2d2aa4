import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { confirmationProof } from '#modules/base/access/contract.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { deductionKinds } from '#modules/money/purchase-invoices/kinds.ts';
import { paymentColumns, paymentFormats } from './bank-file.ts';
import { holdReasons } from './holds.ts';
import { paymentRunLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** A run that pays suppliers. */
    paymentRun: unknown;
    /** How a company pays, by the id of the company. */
    paymentRule: unknown;
  }
  interface Channels {
    paymentRuns: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();
const day = z.iso.date();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const decides = { ...changes, onlyPeople: true } as const;

export const paymentRunSorts = ['payDay', 'runNumber', 'updatedAt'] as const;
export const paymentRunQuery = listQuery.extend({
  sort: z.enum(paymentRunSorts).default('payDay'),
  descending: z.boolean().default(true),
  status: z.array(z.enum(paymentRunLife.states)).max(6).optional(),
});
export const paymentRunRow = z.object({
  id,
  lockId,
  runNumber: name,
  companyName: name,
  bankAccountId: id,
  bankAccountName: name,
  dueUntil: day,
  payDay: day,
  status: z.enum(paymentRunLife.states),
  total: amountAnswer,
  currency: name,
  /** Its sum in the currency of the books, at the last rate that was known when it changed. */
  worth: amountAnswer,
  baseCurrency: name,
  suppliers: z.int(),
  items: z.int(),
  held: z.int(),
  signatures: z.int(),
  signersNeeded: z.int(),
  note: name,
  updatedBy: name,
  updatedAt: timestamp,
});
export type PaymentRunRow = z.output<typeof paymentRunRow>;

const item = z.object({
  itemId: id,
  number: name,
  kind: name,
  dueDate: day,
  /** What is paid of it, without what is taken off. */
  amount: amountAnswer,
  deductions: z.array(z.object({ id, kind: z.enum(deductionKinds), amount: amountAnswer, reason: name })),
});
/** What a run does for one supplier. */
const paidSupplier = z.object({
  supplierId: id,
  supplierName: name,
  /** Null where the supplier is paid. */
  hold: z.enum(holdReasons).nullable(),
  /** Why a person took it out; until when its bank details are held; the loads of an invoice that is held alone. */
  holdReason: name,
  /** The day of loading on which no cover was in force. */
  holdDay: day.nullable(),
  /** The invoice that is held alone; null where the row is all that the run does for the supplier. */
  heldItemId: id.nullable(),
  firstDue: day,
  bank: name,
  accountEnd: name,
  amount: amountAnswer,
  items: z.array(item),
  remittedAt: timestamp.nullable(),
});
export type PaidSupplier = z.output<typeof paidSupplier>;
const signature = z.object({ by: name, at: timestamp, total: amountAnswer });

export const paymentRunRecord = paymentRunRow.extend({
  companyId: id,
  paid: z.array(paidSupplier),
  signed: z.array(signature),
  /** What stands on the bank account in the books today, and what is left of it after the run. */
  inBank: amountAnswer,
  decisionReason: name,
  /** A code of the failure texts: why the present person may not sign; null when they may. */
  decisionBarrier: name.nullable(),
  isAboveLimit: z.boolean(),
  format: z.enum(paymentFormats),
  fileName: name,
  fileTakenBy: name,
  fileTakenAt: timestamp.nullable(),
  submittedBy: name,
  submittedAt: timestamp.nullable(),
  postedBy: name,
  postedAt: timestamp.nullable(),
  journalId: id.nullable(),
  createdBy: name,
  createdAt: timestamp,
});
export type PaymentRunRecord = z.output<typeof paymentRunRecord>;

const saved = z.object({ id, lockId, runNumber: name, status: z.enum(paymentRunLife.states) });
/** Suppliers that came out of a run by themselves, because something about them changed. */
const changed = z.object({ supplierName: name, hold: z.enum(holdReasons) });

export const paymentRuleFields = z.strictObject({
  /** Above this amount two others sign a run; empty for one at any amount. */
  twoSignersAbove: amountInput.nullable().default(null),
  format: z.enum(paymentFormats).default('pain001'),
  /** Of a CSV file; the usual ones where it is empty. */
  columns: z
    .array(z.strictObject({ column: z.enum(paymentColumns), heading: requiredText(60) }))
    .max(paymentColumns.length)
    .default([]),
});
export const paymentRunService = service('tripDirector', {
  getPaymentRuns: operation({ ...reads, input: paymentRunQuery, output: pageOf(paymentRunRow) }),
  getPaymentRun: operation({ ...reads, input: z.strictObject({ id }), output: paymentRunRecord }),
  getPaymentRunHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** A draft with all that is due to suppliers up to a day, from one account at a bank. */
  postPaymentRun: operation({
    audience: 'permitted',
    input: z.strictObject({
      bankAccountId: id,
      dueUntil: calendarDate,
      payDay: calendarDate,
      note: text(500).default(''),
    }),
    output: saved,
  }),
  gatherPaymentRun: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** Takes a supplier out of a draft. */
  holdPaymentRunSupplier: operation({
    ...changes,
    input: z.strictObject({ id, supplierId: id, reason: requiredText(500) }),
    output: saved,
  }),
  releasePaymentRunSupplier: operation({ ...changes, input: z.strictObject({ id, supplierId: id }), output: saved }),
  submitPaymentRun: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** A signature. Who has a second factor is asked for it again. The last one that is needed approves the run. */
  approvePaymentRun: operation({
    ...decides,
    input: z.strictObject({
      id,
      /** The sum that is signed: what was shown. */
      total: amountInput,
      confirmation: confirmationProof.optional(),
    }),
    output: saved.extend({ signatures: z.int(), changed: z.array(changed) }),
  }),
  rejectPaymentRun: operation({ ...decides, input: z.strictObject({ id, reason: requiredText(500) }), output: saved }),
  /** The file for the bank. A signed run is sent with it; afterwards it is the same file, and says who took it before. */
  sendPaymentRunFile: operation({
    ...decides,
    input: z.strictObject({ id }),
    output: saved.extend({
      /** Nothing where something changed: the run waits for signatures again. */
      file: z.object({ fileName: name, contentType: name, base64: name, sha256: name }).nullable(),
      takenBefore: z.object({ by: name, at: timestamp }).nullable(),
      changed: z.array(changed),
    }),
  }),
  /** The bank did not carry it out: the run is a draft again. */
  recallPaymentRun: operation({ ...decides, input: z.strictObject({ id, reason: requiredText(500) }), output: saved }),
  /** The bank has carried it out: what was owed is settled, and each supplier is told what was paid. */
  closePaymentRun: operation({
    ...changes,
    input: z.strictObject({
      id,
      /** The day of the bank; the day of payment where it is left out. */
      date: calendarDate.optional(),
      /** The line of a statement that it is. */
      bankLineId: id.optional(),
    }),
    output: saved,
  }),
  deletePaymentRun: operation({
    ...changes,
    input: z.strictObject({ id, reason: text(500).default('') }),
    output: saved,
  }),
  getPaymentRule: operation({
    ...reads,
    input: z.strictObject({ companyId }),
    output: z.object({
      companyId: id,
      twoSignersAbove: amountAnswer.nullable(),
      format: z.enum(paymentFormats),
      columns: z.array(z.object({ column: z.enum(paymentColumns), heading: name })),
    }),
  }),
  /** Who lets fewer people sign than before proves that it is they. */
  putPaymentRule: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: paymentRuleFields.extend({ companyId, confirmation: confirmationProof.optional() }),
    output: z.object({}),
  }),
});
