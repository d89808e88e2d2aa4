import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { ageingAnswer, debtorRecord, promiseRecord, reminderPreview, statementAnswer } from './answers.ts';
import { debtorFilters, noteKinds } from './kinds.ts';
import { promiseLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** A customer, as somebody who owes. */
    debtor: unknown;
    debtorRule: unknown;
    paymentPromise: unknown;
  }
  interface Channels {
    debtors: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const day = z.iso.date();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const dayOfMonth = z.int().min(1).max(31);
const addresses = z.array(z.email().max(254)).max(10, { error: 'tooMany' });

export const limits = { page: 5000, statements: 500 } as const;

const rule = z.object({
  companyId: id,
  lockId,
  statementDay: z.int(),
  sendsStatements: z.boolean(),
  reminderDays: z.array(z.int()).length(3),
  sendsReminders: z.boolean(),
});
/** The days of a statement: the month up to today where none are named. */
const statementDays = {
  customerId: id,
  companyId,
  from: calendarDate.optional(),
  to: calendarDate.optional(),
};

export const debtorService = service('tripDirector', {
  /** What customers owe as of a day by age, the gravest first. Later payments are not seen, and the sum is that of the ledger. */
  getInvoiceAgeing: operation({
    isLong: true,
    ...reads,
    input: z.strictObject({
      companyId,
      asOf: calendarDate.optional(),
      filter: z.enum(debtorFilters).default('all'),
      search: text(100).default(''),
      offset: z.int().min(0).max(100_000).default(0),
      pageSize: z.int().min(1).max(limits.page).default(200),
    }),
    output: ageingAnswer,
  }),
  /** Days of sales outstanding over twelve months, the latest promises, and how many of them were kept. */
  getDebtorsOverview: operation({
    ...reads,
    input: z.strictObject({ companyId, asOf: calendarDate.optional() }),
    output: z.object({
      asOf: day,
      months: z.array(
        z.object({
          day,
          open: amountAnswer,
          sales: amountAnswer,
          /** Null where nothing was sold in those days. */
          days: z.number().nullable(),
        }),
      ),
      promises: z.array(promiseRecord.extend({ customerId: id, customerName: name })),
      /** Of the promises whose day was within ninety days. */
      kept: z.int(),
      ended: z.int(),
    }),
  }),
  /** A customer as a debtor: whom to ring, what is open, promises, notes, reminders, statements and settings. */
  getDebtor: operation({ ...reads, input: z.strictObject({ customerId: id, companyId }), output: debtorRecord }),
  postPaymentPromise: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({
      customerId: id,
      companyId,
      amount: amountInput,
      dueDay: calendarDate,
      note: text(500).default(''),
    }),
    output: z.object({ id, lockId }),
  }),
  withdrawPaymentPromise: operation({
    ...changes,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: z.object({ id, lockId, status: z.enum(promiseLife.states) }),
  }),
  /** A note or a call; `ringAgain` says on which day. */
  postDebtorNote: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({
      customerId: id,
      companyId,
      kind: z.enum(noteKinds),
      text: text(1000).default(''),
      ringOn: calendarDate.nullable().default(null),
    }),
    output: z.object({ id }),
  }),
  /** How one customer gets statements, and until when it is not reminded. */
  putDebtorArrangement: operation({
    ...changes,
    input: z.strictObject({
      customerId: id,
      sendsStatements: z.boolean(),
      statementDay: dayOfMonth.nullable(),
      statementTo: addresses,
      pausedUntil: calendarDate.nullable(),
      pauseReason: text(500).default(''),
    }),
    output: z.object({ customerId: id, lockId }),
  }),
  getDebtorRule: operation({ ...reads, input: z.strictObject({ companyId }), output: rule }),
  /** When a company sends statements, after how many days overdue it reminds, and whether by itself. */
  putDebtorRule: operation({
    ...changes,
    input: z.strictObject({
      companyId,
      statementDay: dayOfMonth,
      sendsStatements: z.boolean(),
      reminderDays: z.array(z.int().min(1).max(365)).length(3),
      /** On working days by themselves; otherwise a person starts them. */
      sendsReminders: z.boolean(),
    }),
    output: rule,
  }),
  /** Whom a run would remind today, in which step and of how much; and who is left out, with the reason. */
  getPaymentReminders: operation({ ...reads, input: z.strictObject({ companyId }), output: reminderPreview }),
  /** Sends the reminders of the day. Started twice it sends once. */
  sendPaymentReminders: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({
      companyId,
      /** Only to these; all that are due where it is left out. */
      customerIds: z.array(id).max(limits.page).optional(),
    }),
    output: z.object({ customers: z.int(), mails: z.int() }),
  }),
  /** What a customer owed before some days, what moved in them, and what it owes after: that is its ageing. */
  getShipperStatement: operation({ ...reads, input: z.strictObject(statementDays), output: statementAnswer }),
  /** The same as a PDF in the customer's language, in base64. */
  getShipperStatementFile: operation({
    isLong: true,
    ...reads,
    input: z.strictObject(statementDays),
    output: z.object({ base64: name, contentType: name, fileName: name }),
  }),
  /** Sends statements by mail, to the usual addresses or to others. */
  sendShipperStatements: operation({
    audience: 'permitted',
    input: z.strictObject({
      customerIds: z.array(id).min(1, { error: 'required' }).max(limits.statements, { error: 'tooMany' }),
      companyId,
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      addresses: addresses.default([]),
    }),
    output: z.object({ mails: z.int(), withoutAddress: z.int() }),
  }),
});
