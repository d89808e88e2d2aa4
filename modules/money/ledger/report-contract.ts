import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { operation, service } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { vatDirections } from './contract.ts';

const id = z.uuid();
const day = z.iso.date();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;

/** Of whose books, for which days, and when it was read: the head of each statement. */
const heading = { companyId: id, companyName: name, currency: name, from: day, to: day, asOf: z.iso.datetime() };
const month = { companyId, periodId: id.optional() };
/** How many months a VAT report takes together. */
const vatMonths = z.int().min(1).max(12).default(1);

export const vatReport = z.object({
  ...heading,
  /** By month, direction and code: what was supplied or bought, and the tax on it, both as a reader expects them above zero. */
  rows: z.array(
    z.object({
      periodId: id,
      from: day,
      to: day,
      no: z.int(),
      direction: z.enum(vatDirections),
      /** Empty for lines of the VAT accounts without a code: payments and corrections. */
      code: z.enum([...vatCodes, '']),
      base: amountAnswer,
      vat: amountAnswer,
    }),
  ),
  totals: z.array(
    z.object({
      direction: z.enum(vatDirections),
      accountId: id,
      accountNumber: name,
      accountName: name,
      base: amountAnswer,
      vat: amountAnswer,
      /** What the balances of the account have moved: it equals the tax. */
      movement: amountAnswer,
    }),
  ),
  /** VAT out less VAT in; below zero is claimed back. */
  due: amountAnswer,
});
export type VatReport = z.output<typeof vatReport>;

const earned = z.object({
  income: amountAnswer,
  cost: amountAnswer,
  gross: amountAnswer,
  expense: amountAnswer,
  result: amountAnswer,
});
export const incomeByCentre = z.object({
  ...heading,
  rows: z.array(
    z.object({
      /** Null for what names no profit centre. */
      centreId: id.nullable(),
      code: name,
      name,
      month: earned,
      toDate: earned,
      /** What it may spend, where it has a budget in the currency of the books; else null. */
      budget: z.object({ month: amountAnswer, toDate: amountAnswer }).nullable(),
    }),
  ),
  sum: z.object({ month: earned, toDate: earned }),
});
export type IncomeByCentre = z.output<typeof incomeByCentre>;

export const proofChecks = [
  'trialBalance',
  'lines',
  'debtors',
  'creditors',
  'opening',
  'vatOut',
  'vatIn',
  'trail',
] as const;
/** For which days the trail is compared: the month alone, or the year up to its end. */
export const proofSpan = z.enum(['month', 'year']);
export const numberProof = z.object({
  ...heading,
  checks: z.array(
    z.object({
      code: z.enum(proofChecks),
      /** The account it is about; empty for the books as a whole. */
      account: name,
      /** What the books say, and what they are held against. */
      books: amountAnswer,
      against: amountAnswer,
      agrees: z.boolean(),
      /** How many records were compared. */
      count: z.int(),
      /** The first that do not agree. */
      names: z.array(name),
    }),
  ),
});
export type NumberProof = z.output<typeof numberProof>;

/** The statements of the accounts summary, in the order of its tabs. */
export const statementViews = ['balance', 'income', 'centres', 'sheet', 'vat', 'proof'] as const;
export type StatementView = (typeof statementViews)[number];

const file = z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() });

/** What is made of the books for people to read, file and audit. */
export const reportService = service('tripDirector', {
  /** VAT by code and month, with the movement of the VAT accounts beside it. */
  getVatReport: operation({
    ...reads,
    input: z.strictObject({ ...month, months: vatMonths }),
    output: vatReport,
  }),
  getIncomeByProfitCentre: operation({ ...reads, input: z.strictObject(month), output: incomeByCentre }),
  /** Holds what is kept twice against each other: lines, balances, open items, the audit trail. */
  getNumberProof: operation({
    ...reads,
    input: z.strictObject({ ...month, span: proofSpan.default('year') }),
    output: numberProof,
  }),
  /** A statement as a PDF, in the language of the caller. */
  getStatementFile: operation({
    ...reads,
    input: z.strictObject({
      ...month,
      view: z.enum(statementViews),
      asOf: calendarDate.optional(),
      centreId: id.optional(),
      onlyMoved: z.boolean().default(false),
      months: vatMonths,
      /** Of the income statement by profit centre: the month alone, or the year so far. */
      span: z.enum(['month', 'toDate']).default('toDate'),
    }),
    output: file,
  }),
});
