import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { noCents } from '#platform/money.ts';
import { operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { companyId } from '#modules/money/posting-periods/contract.ts';
import { proposal, receiptItem, receiptLine, receiptRecord, receiptRow, receiptRule } from './answers.ts';
import { lineStandings, receiptKinds, receiptMethods, receiptPurposes, vatCycles } from './kinds.ts';
import {
  someAmount,
  limits,
  someParts,
  oneReceipt,
  receiptQuery,
  lineQuery,
  posted,
  settings,
  term,
} from './fields.ts';

export { lineQuery, receiptQuery, receiptSorts } from './fields.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** Money of customers: a receipt, refund, charge, or what ends a debt without money. */
    receipt: unknown;
    receiptRule: unknown;
    receiptSetting: unknown;
  }
  interface Channels {
    receipts: unknown;
  }
}

const id = z.uuid();
const timestamp = z.iso.datetime();
const day = z.iso.date();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;
const permitted = { audience: 'permitted' } as const;
const changes = { audience: 'permitted', locked: true } as const;
export const receiptService = service('tripDirector', {
  getReceipts: operation({ ...reads, input: receiptQuery, output: pageOf(receiptRow) }),
  getReceipt: operation({ ...reads, input: z.strictObject({ id }), output: receiptRecord }),
  getReceiptHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** What a customer, and the others of its group, owe and have to their credit; oldest first. */
  getReceiptItems: operation({
    ...reads,
    input: z.strictObject({
      companyId,
      customerId: id,
      /** With the customers that it pays for. */
      withGroup: z.boolean().default(true),
      /** The day of the money: which discounts are in time. */
      date: calendarDate.optional(),
    }),
    output: z.object({ items: z.array(receiptItem), group: z.array(z.object({ customerId: id, customerName: name })) }),
  }),
  /** How an amount would be given, oldest first. */
  getReceiptSuggestion: operation({
    ...reads,
    input: z.strictObject({ companyId, customerId: id, amount: someAmount, date: calendarDate.optional() }),
    output: z.object({
      parts: z.array(z.object({ itemId: id, number: name, amount: amountAnswer })),
      left: amountAnswer,
    }),
  }),
  /** A receipt that is typed. */
  postReceipt: operation({
    ...permitted,
    input: oneReceipt.extend({
      companyId,
      date: calendarDate,
      method: z.enum(receiptMethods).default('eft'),
      /** The bank or cash account of the ledger. */
      accountId: id,
      /** Of the company where it is left out. */
      currency: text(3).optional(),
      reference: text(140).default(''),
      text: text(500).default(''),
    }),
    output: posted,
  }),
  /** Says whose a receipt is that stood unallocated. */
  assignReceipt: operation({ ...changes, input: z.strictObject({ id, customerId: id }), output: posted }),
  /** Settles items by a credit: a receipt, or a credit note. What is not named stays on account. */
  allocateReceipt: operation({
    ...permitted,
    input: z.strictObject({ itemId: id, parts: someParts.min(1, { error: 'required' }) }),
    output: z.object({ itemId: id, left: amountAnswer }),
  }),
  /** Undoes what was settled by mistake; what hangs on it goes with it. */
  unallocateReceipt: operation({
    ...permitted,
    input: z.strictObject({
      allocationIds: z.array(id).min(1, { error: 'required' }).max(limits.parts),
      reason: requiredText(500),
    }),
    output: z.object({ undone: z.int() }),
  }),
  /** Takes an entry back: the payment came back, on its own day, or it was wrong. */
  reverseReceipt: operation({
    ...changes,
    input: z.strictObject({
      id,
      act: z.enum(['bounce', 'reverse']),
      /** The day on which it came back; today where it is left out. */
      date: calendarDate.optional(),
      reason: requiredText(500),
      /** What the bank takes for it. */
      charge: amountInput.default(noCents),
    }),
    output: posted,
  }),
  /** Says what is left of a receipt: in advance of a load (its invoice now), a deposit, or too much. */
  putReceiptPurpose: operation({
    ...changes,
    input: z.strictObject({ id, purpose: z.enum(receiptPurposes), loadId: id.nullable().default(null) }),
    output: posted.extend({ invoiceId: id.nullable() }),
  }),
  /** The accountant agrees that money is a deposit: it bears no VAT until it is applied. */
  confirmReceiptDeposit: operation({ ...changes, onlyPeople: true, input: z.strictObject({ id }), output: posted }),
  postReceiptRefund: operation({
    ...permitted,
    onlyPeople: true,
    input: z.strictObject({
      itemId: id,
      amount: someAmount,
      date: calendarDate,
      accountId: id,
      reference: text(140).default(''),
      reason: requiredText(500),
    }),
    output: posted,
  }),
  postReceiptCharge: operation({
    ...permitted,
    input: z.strictObject({
      companyId,
      date: calendarDate,
      amount: someAmount,
      accountId: id,
      text: requiredText(200),
    }),
    output: posted,
  }),
  /** Writes off what is left of an item up to the company's limit. */
  writeOffReceiptRest: operation({
    ...permitted,
    onlyPeople: true,
    input: z.strictObject({ itemId: id, reason: requiredText(500) }),
    output: posted,
  }),
  /** Writes off what will not be paid any more; its VAT comes back. All that is open where the amount is left out. */
  writeOffReceiptDebt: operation({
    ...permitted,
    onlyPeople: true,
    input: z.strictObject({ itemId: id, amount: someAmount.optional(), reason: requiredText(500) }),
    output: posted,
  }),
  /** Takes a credit as payment of a debt that was written off; its VAT is owed again. */
  recoverReceiptDebt: operation({
    ...permitted,
    input: z.strictObject({ id, itemId: id, amount: someAmount }),
    output: posted,
  }),

  /** Lines of statements: what waits, and what was decided. */
  getReceiptLines: operation({
    ...reads,
    input: lineQuery,
    output: pageOf(receiptLine).extend({
      standings: z.array(z.object({ standing: z.enum(lineStandings), count: z.int() })),
    }),
  }),
  getReceiptProposals: operation({
    ...reads,
    input: z.strictObject({ bankLineId: id }),
    output: z.object({ line: receiptLine, proposals: z.array(proposal) }),
  }),
  /** Decides a line: receipts less the bank's charge, a charge, a refund, or a receipt that came back. They add up to it. */
  decideReceiptLine: operation({
    ...permitted,
    input: z.strictObject({
      bankLineId: id,
      receipts: z.array(oneReceipt).max(limits.receipts, { error: 'tooMany' }).default([]),
      charge: z
        .strictObject({ amount: someAmount, text: text(200).default('') })
        .nullable()
        .default(null),
      refund: z
        .strictObject({ itemId: id, amount: someAmount, reason: requiredText(500) })
        .nullable()
        .default(null),
      returned: z
        .strictObject({ receiptId: id, reason: requiredText(500) })
        .nullable()
        .default(null),
      /** Next time a line with these words is decided so. */
      remember: text(100).default(''),
    }),
    output: z.object({ bankLineId: id, entries: z.array(posted.extend({ kind: z.enum(receiptKinds) })) }),
  }),
  /** Takes a decision back in one step: the line and all items are as before. */
  undoReceiptLine: operation({
    ...permitted,
    input: z.strictObject({ bankLineId: id, reason: text(500).default('') }),
    output: z.object({ bankLineId: id, undone: z.int() }),
  }),
  /** Looks for what open lines are, and carries out what is certain. */
  matchReceiptLines: operation({
    ...permitted,
    input: z.strictObject({ companyId, bankLineIds: z.array(id).max(limits.lines).optional() }),
    output: z.object({ looked: z.int(), matched: z.int(), proposed: z.int() }),
  }),

  getReceiptRules: operation({ ...reads, input: z.strictObject({ companyId }), output: z.array(receiptRule) }),
  postReceiptRule: operation({
    ...permitted,
    input: z.strictObject({
      companyId,
      contains: requiredText(100),
      customerId: id.nullable().default(null),
      isCharge: z.boolean().default(false),
      accountId: id.nullable().default(null),
    }),
    output: z.object({ id }),
  }),
  deleteReceiptRule: operation({ ...changes, input: z.strictObject({ id }), output: z.object({ id }) }),

  /** Limits, VAT periods, terms of settlement discounts, and who pays for whom. */
  getReceiptSettings: operation({
    ...reads,
    input: z.strictObject({ companyId }),
    output: settings.extend({
      terms: z.array(term),
      payers: z.array(z.object({ payerId: id, payerName: name, customerId: id, customerName: name })),
      updatedBy: name,
      updatedAt: timestamp.nullable(),
      today: day,
    }),
  }),
  putReceiptSettings: operation({
    ...permitted,
    input: z.strictObject({ companyId, restLimit: amountInput, vatCycle: z.enum(vatCycles) }),
    output: settings,
  }),
  /** Terms of a customer, or of all without terms of their own; null takes them away. */
  putReceiptTerm: operation({
    ...permitted,
    input: z.strictObject({
      companyId,
      customerId: id.nullable(),
      term: z
        .strictObject({
          percent: z.number().min(0.01).max(50).multipleOf(0.01),
          days: z.int().min(1).max(120),
          isPrinted: z.boolean(),
        })
        .nullable(),
    }),
    output: z.object({ customerId: id.nullable() }),
  }),
  /** For whom a customer pays; an empty list for nobody. */
  putReceiptPayer: operation({
    ...permitted,
    input: z.strictObject({ payerId: id, customerIds: z.array(id).max(500, { error: 'tooMany' }) }),
    output: z.object({ payerId: id, customers: z.int() }),
  }),
});
