import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amount, amountAnswer, amountInput, inCents } from '#platform/money-codec.ts';
import { noCents } from '#platform/money.ts';
import { listQuery, text } from '#platform/operation.ts';
import { lineStandings, receiptKinds, receiptPurposes, vatCycles } from './kinds.ts';
import { receiptLife } from './status.ts';

const id = z.uuid();
const name = z.string();
export const someAmount = inCents(amount.refine((value) => value > 0, { error: 'required' }));

export const limits = { parts: 2000, receipts: 200, lines: 10_000 } as const;

/** How much of a receipt goes to one item. */
export const part = z.strictObject({
  itemId: id,
  amount: amountInput,
  /** Taken off as settlement discount, beside the amount. */
  discount: amountInput.default(noCents),
  /** Written off as a small rest, beside the amount: needs its right, and a reason. */
  rest: amountInput.default(noCents),
  restReason: text(500).default(''),
});
export const someParts = z.array(part).max(limits.parts, { error: 'tooMany' });
export const parts = someParts.default([]);
export const purpose = z.enum(receiptPurposes).default('unsaid');

export const oneReceipt = z.strictObject({
  /** Null of a payer whom nobody knows. */
  customerId: id.nullable(),
  amount: someAmount,
  parts,
  /** What is left is; it stays on account. */
  purpose,
  loadId: id.nullable().default(null),
  /** In another currency: what the bank credited in the company's own. */
  baseAmount: someAmount.optional(),
});

export const receiptSorts = ['date', 'amount', 'number'] as const;
export const receiptQuery = listQuery.extend({
  sort: z.enum(receiptSorts).default('date'),
  descending: z.boolean().default(true),
  kind: z.array(z.enum(receiptKinds)).max(receiptKinds.length).optional(),
  status: z.array(z.enum(receiptLife.states)).max(3).optional(),
  customerId: id.optional(),
  companyId: id.optional(),
  /** Only those of which something is left. */
  hasLeft: z.boolean().optional(),
  /** Only those of payers whom nobody knows yet. */
  isUnknown: z.boolean().optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
export const lineQuery = listQuery.extend({
  sort: z.enum(['date', 'amount']).default('date'),
  standing: z.array(z.enum(lineStandings)).max(6).optional(),
  companyId: id.optional(),
  bankAccountId: id.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
export const posted = z.object({ id, lockId: name, number: name, status: z.enum(receiptLife.states) });
export const settings = z.object({
  companyId: id,
  lockId: name,
  /** The most that is written off as a small rest. */
  restLimit: amountAnswer,
  vatCycle: z.enum(vatCycles),
});
export const term = z.object({
  customerId: id.nullable(),
  customerName: name,
  percent: z.number(),
  days: z.int(),
  isPrinted: z.boolean(),
});
