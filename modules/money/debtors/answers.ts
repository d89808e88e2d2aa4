import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { nextCodes, noteKinds, promiseStandings, reminderReasons } from './kinds.ts';

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();
const day = z.iso.date();
const name = z.string();

/** What is owed by age: not due, 1–30, 31–60, 61–90, 91–120 and more days overdue. */
const bands = z.array(amountAnswer).length(6);

export const ageingRow = z.object({
  customerId: id,
  customerName: name,
  accountNumber: name,
  bands,
  /** What is to its credit and settles nothing yet; below zero. */
  onAccount: amountAnswer,
  total: amountAnswer,
  overdue: amountAnswer,
  /** Since when the oldest is overdue; null for nothing. */
  since: day.nullable(),
  days: z.int(),
  invoices: z.int(),
  disputed: amountAnswer,
  next: z.enum(nextCodes),
  /** What the code speaks of: an amount, a day, how many. */
  nextAmount: amountAnswer,
  nextDay: day.nullable(),
  nextCount: z.int(),
});

export const ageingAnswer = z.object({
  companyId: id,
  companyName: name,
  currency: name,
  asOf: day,
  /** The day of the company's calendar. */
  today: day,
  rows: z.array(ageingRow),
  /** How many rows there are with this filter and search. */
  count: z.int(),
  /** Of all debtors of the company, whatever is filtered. */
  sum: z.object({ bands, onAccount: amountAnswer, total: amountAnswer, overdue: amountAnswer }),
  /** What the account of debtors has on that day: it equals the total. */
  ledger: amountAnswer,
  accountNumber: name,
  counts: z.object({
    all: z.int(),
    overdue: z.int(),
    over60: z.int(),
    ring: z.int(),
    promised: z.int(),
    disputed: z.int(),
  }),
  figures: z.object({
    over60: amountAnswer,
    over60Invoices: z.int(),
    disputed: amountAnswer,
    disputedInvoices: z.int(),
    /** Promises of the seven days that begin with that day. */
    promised: amountAnswer,
    promises: z.int(),
    onAccount: amountAnswer,
    onAccountItems: z.int(),
    /** What is to be rung for. */
    ring: amountAnswer,
    openInvoices: z.int(),
  }),
});
export type AgeingAnswer = z.output<typeof ageingAnswer>;

export const promiseRecord = z.object({
  id,
  lockId,
  amount: amountAnswer,
  madeOn: day,
  dueDay: day,
  standing: z.enum(promiseStandings),
  /** What came in since it was made, up to its day. */
  paid: amountAnswer,
  note: name,
  madeBy: name,
});

export const debtorRecord = z.object({
  customerId: id,
  customerName: name,
  accountNumber: name,
  companyId: id,
  currency: name,
  today: day,
  language: z.enum(languages),
  contact: z.object({ name, telephone: name, email: name }),
  total: amountAnswer,
  overdue: amountAnswer,
  onAccount: amountAnswer,
  /** The oldest due first, a hundred at most. */
  items: z.array(
    z.object({
      id,
      documentId: id.nullable(),
      kind: name,
      number: name,
      date: day,
      dueDate: day,
      days: z.int(),
      currency: name,
      amount: amountAnswer,
      open: amountAnswer,
      disputed: amountAnswer,
      disputeNote: name,
    }),
  ),
  promises: z.array(promiseRecord),
  notes: z.array(
    z.object({
      id,
      kind: z.enum(noteKinds),
      text: name,
      day,
      ringOn: day.nullable(),
      writtenBy: name,
      writtenAt: timestamp,
    }),
  ),
  reminders: z.array(
    z.object({ id, step: z.int(), day, amount: amountAnswer, recipients: z.array(name), sentBy: name }),
  ),
  statements: z.array(
    z.object({
      id,
      fromDay: day,
      toDay: day,
      closing: amountAnswer,
      recipient: name,
      sentBy: name,
      sentAt: timestamp,
      isFailed: z.boolean(),
    }),
  ),
  arrangement: z.object({
    lockId,
    sendsStatements: z.boolean(),
    /** Null: the day of the company. */
    statementDay: z.int().nullable(),
    companyStatementDay: z.int(),
    statementTo: z.array(name),
    usualRecipients: z.array(name),
    pausedUntil: day.nullable(),
    pauseReason: name,
  }),
});
export type DebtorRecord = z.output<typeof debtorRecord>;

export const reminderPreview = z.object({
  asOf: day,
  days: z.array(z.int()).length(3),
  rows: z.array(
    z.object({
      customerId: id,
      customerName: name,
      language: z.enum(languages),
      reason: z.enum(reminderReasons),
      step: z.int(),
      amount: amountAnswer,
      invoices: z.int(),
      recipients: z.array(name),
    }),
  ),
  /** How many customers a run would write to now. */
  due: z.int(),
});
export type ReminderPreview = z.output<typeof reminderPreview>;

const statementLine = z.object({
  id,
  day,
  kind: name,
  number: name,
  documentId: id.nullable(),
  dueDate: day.nullable(),
  amount: amountAnswer,
  balance: amountAnswer,
});
export const statementAnswer = z.object({
  companyId: id,
  companyName: name,
  customerId: id,
  customerName: name,
  accountNumber: name,
  language: z.enum(languages),
  from: day,
  to: day,
  /** One for each currency that the customer has. */
  accounts: z.array(
    z.object({
      currency: name,
      opening: amountAnswer,
      lines: z.array(statementLine),
      closing: amountAnswer,
      bands,
      onAccount: amountAnswer,
      overdue: amountAnswer,
    }),
  ),
});
export type StatementAnswer = z.output<typeof statementAnswer>;
