import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { isEmail } from '#platform/email.ts';
import { languages } from '#platform/language.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { contestReasons, statementAnswers } from './answer.ts';
import { supplierStatementLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** A statement that we make for a supplier. */
    supplierStatement: unknown;
  }
  interface Channels {
    supplierStatements: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const day = z.iso.date();
const timestamp = z.iso.datetime();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;

export const statementSorts = ['to', 'updatedAt'] as const;
export const statementQuery = listQuery.extend({
  sort: z.enum(statementSorts).default('to'),
  descending: z.boolean().default(true),
  status: z.array(z.enum(supplierStatementLife.states)).max(4).optional(),
  supplierId: id.optional(),
});

export const statementRow = z.object({
  id,
  lockId: z.string(),
  status: z.enum(supplierStatementLife.states),
  companyId: id,
  supplierId: id,
  supplierName: name,
  from: day,
  to: day,
  currency: name,
  /** What is owed for its loads, without VAT. */
  net: amountAnswer,
  loads: z.int(),
  /** How many of them the supplier says are not right. */
  contested: z.int(),
  sentTo: name,
  sentAt: timestamp.nullable(),
  answeredBy: name,
  answeredAt: timestamp.nullable(),
  /** The number of the supplier's invoice. */
  answeredNo: name,
  purchaseInvoiceId: id.nullable(),
  createdBy: name,
  updatedAt: timestamp,
});
export type StatementRow = z.output<typeof statementRow>;

export const statementRecord = statementRow.extend({
  /** Whom it goes to where nothing else is said; empty where the supplier has no address or mobile number. */
  recipientName: name,
  recipientEmail: name,
  recipientMobile: name,
  language: z.enum(languages),
  decisionReason: name,
  expiresAt: timestamp.nullable(),
  lines: z.array(
    z.object({
      id,
      loadId: id,
      loadNumber: name,
      route: name,
      deliveredOn: day.nullable(),
      net: amountAnswer,
      answer: z.union([z.enum(statementAnswers), z.literal('')]),
      reason: z.union([z.enum(contestReasons), z.literal('')]),
      claimed: amountAnswer.nullable(),
      words: name,
    }),
  ),
});
export type StatementRecord = z.output<typeof statementRecord>;

/** Whom a link goes to; the supplier's own address and mobile number where they are left out. */
const recipient = {
  recipientName: text(100).default(''),
  email: text(100)
    .refine((value) => value === '' || isEmail(value), { error: 'invalidEmail' })
    .default(''),
  mobileNumber: text(30).default(''),
  language: z.enum(languages).optional(),
};
const saved = z.object({ id, lockId: z.string(), status: z.enum(supplierStatementLife.states) });
const onlyId = z.strictObject({ id });

export const supplierStatementService = service('tripDirector', {
  getSupplierStatements: operation({ ...reads, input: statementQuery, output: pageOf(statementRow) }),
  getSupplierStatement: operation({ ...reads, input: onlyId, output: statementRecord }),
  getSupplierStatementHistory: operation({ ...reads, input: onlyId, output: z.array(historyEntry) }),
  /** Makes a statement for each supplier that is owed for loads delivered in the period, and sends those that have an address. */
  postSupplierStatements: operation({
    audience: 'permitted',
    input: z.strictObject({ companyId, from: calendarDate, to: calendarDate, supplierId: id.nullable().default(null) }),
    output: z.object({
      made: z.array(saved),
      sent: z.int(),
      /** Suppliers whose statement of before is still open. */
      open: z.array(z.object({ supplierId: id, supplierName: name })),
      /** Suppliers without an address or a mobile number: their statements are drafts. */
      unsent: z.array(z.object({ supplierId: id, supplierName: name })),
    }),
  }),
  /** Sends it, or sends it again; the link of before ends. */
  sendSupplierStatement: operation({
    ...changes,
    input: z.strictObject({ id, ...recipient }),
    output: saved.extend({ email: name, expiresAt: timestamp }),
  }),
  /** Takes it back: its link ends, and its loads wait as before. */
  deleteSupplierStatement: operation({
    ...changes,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Sends a supplier the link by which it brings its own invoices. */
  sendPurchaseInvoiceRequest: operation({
    audience: 'permitted',
    input: z.strictObject({ companyId, supplierId: id, ...recipient }),
    output: z.object({ linkId: id, email: name, expiresAt: timestamp }),
  }),
});
