import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { columnsField } from './columns.ts';
import { formats } from './formats.ts';
import { bankFileStates, bankLineLife, fileOrigins, settledByKinds } from './status.ts';

const id = z.uuid();
const name = z.string();
const moment = z.iso.datetime();
const day = z.iso.date();
const format = z.enum(formats);

export const bankNames = ['FNB', 'Nedbank', 'Standard Bank', 'ABSA', 'Capitec', 'Investec'] as const;

/** An account of a company at a bank, as people enter it. */
export const accountFields = {
  name: requiredText(60),
  bank: text(60).default(''),
  branchCode: text(20).default(''),
  /** One that is on file may come back masked. */
  number: requiredText(40).refine((value) => /^[•*\p{L}\p{N} ./-]+$/u.test(value), { error: 'invalidValue' }),
  currency: z.string().regex(/^[A-Z]{3}$/, { error: 'invalidValue' }),
  /** The account of the chart on which its money stands. */
  accountId: id,
  /** Addresses whose attachments are read as its statements. */
  mailSenders: z
    .array(z.email({ error: 'invalidEmail' }).max(200).toLowerCase())
    .max(10)
    .default([]),
  /** What the name of such an attachment contains; empty for any name. */
  mailFile: text(60).default(''),
  columns: columnsField.nullable().default(null),
  isActive: z.boolean().default(true),
};

export const accountRow = z.object({
  id,
  lockId: name,
  companyId: id,
  companyName: name,
  name,
  bank: name,
  branchCode: name,
  /** Masked but for its end. */
  number: name,
  currency: name,
  accountId: id,
  accountNumber: name,
  accountName: name,
  mailSenders: z.array(name),
  mailFile: name,
  columns: columnsField.nullable(),
  isActive: z.boolean(),
  /** Of its newest statement; null where there is none, or it has no balances. */
  closing: amountAnswer.nullable(),
  statedTo: day.nullable(),
  openLines: z.int(),
  updatedBy: name,
  updatedAt: moment,
});
export type BankAccountRow = z.output<typeof accountRow>;

export const statementRow = z.object({
  id,
  companyId: id,
  accountId: id,
  accountName: name,
  bank: name,
  /** The end of the number of the account. */
  numberEnd: name,
  fileId: id,
  fileName: name,
  format,
  origin: z.enum(fileOrigins),
  number: name,
  fromDay: day,
  toDay: day,
  opening: amountAnswer.nullable(),
  closing: amountAnswer.nullable(),
  currency: name,
  lines: z.int(),
  /** What it brought first; the others were known from an earlier statement. */
  newLines: z.int(),
  openLines: z.int(),
  /** Whether it opens as the one before it closed; null where that is not known. */
  follows: z.boolean().nullable(),
  readBy: name,
  readAt: moment,
});
export type BankStatementRow = z.output<typeof statementRow>;

export const lineRow = z.object({
  id,
  lockId: name,
  statementId: id,
  accountId: id,
  accountName: name,
  line: z.int(),
  day,
  valueDay: day,
  amount: amountAnswer,
  currency: name,
  text: name,
  reference: name,
  payerName: name,
  /** The end of the account that paid or was paid. */
  payerEnd: name,
  balanceAfter: amountAnswer.nullable(),
  isFee: z.boolean(),
  status: z.enum(bankLineLife.states),
  settledBy: z.object({ kind: z.enum(settledByKinds), id }).nullable(),
  reason: name,
  decidedBy: name,
  decidedAt: moment.nullable(),
});
export type BankLineRow = z.output<typeof lineRow>;

/** What is refused, or worth knowing, of a file: a code of the texts of findings. */
const finding = z.object({
  code: name,
  /** It refuses the file; the others only tell. */
  isRefusal: z.boolean(),
  /** The statement of the file that it is about, counted from 1; 0 for the file itself. */
  statement: z.int(),
  /** As a person counts the rows of the file; 0 for none. */
  row: z.int(),
  details: z.record(z.string(), name),
  /** In the language of the caller. */
  text: name,
});
export type FindingRow = z.output<typeof finding>;

export const fileRow = z.object({
  id,
  companyId: id,
  fileName: name,
  format: z.enum(['', ...formats]),
  origin: z.enum(fileOrigins),
  sender: name,
  status: z.enum(bankFileStates),
  statements: z.int(),
  lines: z.int(),
  newLines: z.int(),
  /** Rows that the bank has not booked yet. */
  pending: z.int(),
  findings: z.array(finding),
  readBy: name,
  createdAt: moment,
  readAt: moment.nullable(),
  /** When the same file was read before; null where it was not. */
  knownSince: moment.nullable(),
});
export type BankFileRow = z.output<typeof fileRow>;

export const previewRow = z.object({
  format: z.enum(['', ...formats]),
  template: name,
  statements: z.array(
    z.object({
      accountId: id.nullable(),
      accountName: name,
      /** As the file names it. */
      number: name,
      currency: name,
      fromDay: day.nullable(),
      toDay: day.nullable(),
      opening: amountAnswer.nullable(),
      closing: amountAnswer.nullable(),
      lines: z.int(),
      newLines: z.int(),
    }),
  ),
  pending: z.int(),
  findings: z.array(finding),
  knownSince: moment.nullable(),
  /** Of a table: its first rows, and what its columns seem to be. */
  sample: z.array(z.array(name)),
  columns: columnsField.nullable(),
});
export type BankPreview = z.output<typeof previewRow>;
