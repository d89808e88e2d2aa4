import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { optionalDate } from '#platform/master-data.ts';
import { amount, inCents } from '#platform/money-codec.ts';
import { requiredText, text } from '#platform/operation.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';

/** Rand. More than a hundred thousand million is a slip of the finger. */
const typedAmount = inCents(amount.max(100_000_000_000)).nullable().default(null);

/**
 * A line as somebody typed or pasted it. It is kept as it was typed, also where an account or a centre is not known: what
 * is wrong is said line by line, and only a whole proposal can be submitted.
 */
export const proposedLine = z.strictObject({
  /** Lines of one group are one journal. */
  group: text(20).default(''),
  /** The number of the account. */
  account: text(20).default(''),
  /** The code of the profit centre. */
  centre: text(20).default(''),
  text: text(200).default(''),
  debit: typedAmount,
  credit: typedAmount,
  vatCode: z.union([z.enum(vatCodes), z.literal('')]).default(''),
  loadNumber: text(30).default(''),
  /** Of an opening item: who owes it or is owed, by name or account code, its number and when it is due. */
  party: text(120).default(''),
  number: text(40).default(''),
  date: optionalDate(),
  dueDate: optionalDate(),
});

/** What people type; the other kinds are made from what there is, and are changed like these. */
export const typedKinds = ['journal', 'opening'] as const;
export const proposalKinds = [...typedKinds, 'accrual', 'yearEnd'] as const;
export type ProposalKind = (typeof proposalKinds)[number];
/** The most lines that a batch has. */
export const linesAtMost = 5000;

export const proposalHead = z.strictObject({
  companyId,
  kind: z.enum(typedKinds).default('journal'),
  /** The day on which it is posted. */
  date: calendarDate,
  /** The day on which it is reversed by itself; never where it is left out. */
  reverseOn: optionalDate(),
  /** The last day on which it is proposed again; never where it is left out. */
  repeatUntil: optionalDate(),
  /** Months from one repetition to the next: one, a quarter, a year. */
  repeatEvery: z.int().min(1).max(12).default(1),
  reason: requiredText(200),
  /** A document that explains it. */
  documentId: z.uuid().nullable().default(null),
});

/** The most months over which the amounts of a proposal are spread. */
export const spreadAtMost = 60;
