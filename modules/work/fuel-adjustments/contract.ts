import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { languages } from '#platform/language.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { fuelCalculations, fuelValueTypes } from '#modules/prices/fuel-clauses/contract.ts';
import { adjustmentLife, adjustmentWorks } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    fuelAdjustment: unknown;
  }
  interface Channels {
    fuelAdjustments: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const name = z.string();
const timestamp = z.iso.datetime();
const figure = z.number();

/** The counted questions of the list: what is being prepared, what a second person decides, what is still to be applied. */
export const adjustmentChips = ['prepared', 'waiting', 'toApply'] as const;

export const adjustmentQuery = listQuery.extend({
  sort: z.enum(['effectiveFrom', 'runNo']).default('effectiveFrom'),
  descending: z.boolean().default(true),
  status: z.array(z.enum(adjustmentLife.states)).max(5).optional(),
  chip: z.enum(adjustmentChips).optional(),
});

const state = {
  id,
  lockId,
  runNo: name,
  effectiveFrom: z.iso.date(),
  /** Of a run over one customer's loads; empty for all customers. */
  customerName: name,
  status: z.enum(adjustmentLife.states),
  /** What a job is doing to it now, and how far it has come. */
  work: z.enum(adjustmentWorks),
  done: z.int(),
  total: z.int(),
  /** Waits for a second person. */
  isSubmitted: z.boolean(),
  customers: z.int(),
  /** Those for whom fuel comes to more or less than before. */
  customersChanged: z.int(),
  rates: z.int(),
  loads: z.int(),
  /** What the loads cost before and after, without VAT. */
  sellBefore: amountAnswer,
  sellAfter: amountAnswer,
  month: amountAnswer,
  createdBy: name,
  decidedBy: name,
};

export const adjustmentRow = z.object(state);
export type AdjustmentRow = z.output<typeof adjustmentRow>;

/** One customer by one clause: what fuel adds now, and what it adds from the day on. */
export const adjustmentLine = z.object({
  id,
  customerId: id,
  customerName: name,
  clauseId: id,
  clauseCode: name,
  calculation: z.enum(fuelCalculations),
  valueType: z.enum(fuelValueTypes),
  basePrice: figure.nullable(),
  weight: figure.nullable(),
  priceBefore: figure.nullable(),
  price: figure.nullable(),
  priceFrom: z.iso.date().nullable(),
  /** How far the price of fuel has moved from its base, per cent. */
  move: figure.nullable(),
  /** Per cent; rand for one unit of a manual clause in money. What most of the loads carry; without any, the clause of the day before. */
  before: figure.nullable(),
  /** The figure until now, where the clause changes from rand for one unit to per cent on the day, or the other way round. */
  otherBefore: figure.nullable(),
  /** Of the loads that change, the least and the most that they carry; null where none changes. */
  carriedLeast: figure.nullable(),
  carriedMost: figure.nullable(),
  after: figure.nullable(),
  change: figure.nullable(),
  /** Before threshold, floor and cap. */
  raw: figure.nullable(),
  bound: z.enum(['', 'threshold', 'floor', 'cap']),
  rates: z.int(),
  loads: z.int(),
  leftOut: z.int(),
  /** Invoiced loads that would cost something else, and how much more: for a debit note, or less for a credit note. */
  invoiced: z.int(),
  invoicedMore: amountAnswer,
  sellBefore: amountAnswer,
  sellAfter: amountAnswer,
  /** What the change makes on the loads of the 30 days before. */
  month: amountAnswer,
  /** A code of the failure texts: what blocks the approval; empty where nothing does. */
  problem: name,
  isIncluded: z.boolean(),
  letter: z.enum(['', 'applied', 'reversed']),
  letterAt: timestamp.nullable(),
  letterTo: name,
});
export type AdjustmentLine = z.output<typeof adjustmentLine>;

export const adjustmentRecord = adjustmentRow.extend({
  note: name,
  customerId: id.nullable(),
  lines: z.array(adjustmentLine),
  loadsLeftOut: z.int(),
  /** Of the loads that a run reached, those that it has changed, and those that it has put back. */
  loadsApplied: z.int(),
  loadsReversed: z.int(),
  /** Invoiced loads that would cost something else, and how much more; the run reports them and changes none. */
  loadsInvoiced: z.int(),
  invoicedMore: amountAnswer,
  /** A code of the failure texts: why the work stopped; empty where it did not. */
  problem: name,
  calculatedAt: timestamp.nullable(),
  submittedBy: name,
  submittedAt: timestamp.nullable(),
  decidedAt: timestamp.nullable(),
  decisionReason: name,
  appliedBy: name,
  appliedAt: timestamp.nullable(),
  reversedBy: name,
  reversedAt: timestamp.nullable(),
  decisionBarrier: name.nullable(),
  isAboveLimit: z.boolean(),
});
export type AdjustmentRecord = z.output<typeof adjustmentRecord>;

/** One load: what it costs before and after, and why it keeps its price where it does. */
export const adjustedLoad = z.object({
  loadId: id,
  loadNumber: name,
  customerId: id,
  customerName: name,
  clauseCode: name,
  origin: name,
  destination: name,
  loadAt: timestamp,
  fuelBefore: amountAnswer,
  fuelAfter: amountAnswer,
  sellBefore: amountAnswer,
  sellAfter: amountAnswer,
  buyBefore: amountAnswer,
  buyAfter: amountAnswer,
  leftOut: name,
  isApplied: z.boolean(),
  isReversed: z.boolean(),
});
export type AdjustedLoad = z.output<typeof adjustedLoad>;

const saved = z.object({ id, lockId, runNo: name, status: z.enum(adjustmentLife.states) });
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;

export const fuelAdjustmentService = service('tripDirector', {
  getFuelAdjustments: operation({ ...reads, input: adjustmentQuery, output: pageOf(adjustmentRow) }),
  getFuelAdjustment: operation({ ...reads, input: z.strictObject({ id }), output: adjustmentRecord }),
  getFuelAdjustmentHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  getFuelAdjustmentLoads: operation({
    ...reads,
    input: listQuery.omit({ search: true, descending: true }).extend({
      id,
      customerId: id.optional(),
      kind: z.enum(['changed', 'leftOut']).optional(),
    }),
    output: pageOf(adjustedLoad),
  }),
  /** The letter that the customer of a line gets, in its language, as the line stands now. */
  getFuelAdjustmentLetter: operation({
    ...reads,
    input: z.strictObject({ lineId: id }),
    output: z.object({ to: name, language: z.enum(languages), subject: name, paragraphs: z.array(name) }),
  }),
  /** A run, and at once the work of calculating it. */
  postFuelAdjustment: operation({
    audience: 'permitted',
    input: z.strictObject({
      effectiveFrom: calendarDate.meta({ format: 'date' }),
      customerId: z
        .union([id, z.literal('')])
        .nullable()
        .default(null)
        .transform((value) => value || null),
      note: text(500).default(''),
    }),
    output: saved,
  }),
  /** The same run over prices, clauses and loads as they are now. */
  calculateFuelAdjustment: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** Takes a customer out of the run, or back into it. */
  putFuelAdjustmentLine: operation({
    ...changes,
    input: z.strictObject({ id, lineId: id, isIncluded: z.boolean() }),
    output: saved,
  }),
  submitFuelAdjustment: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  approveFuelAdjustment: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectFuelAdjustment: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Writes the new prices into the loads, and a letter to each customer whose fuel changes. */
  applyFuelAdjustment: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** Puts the former prices back where they are not invoiced and nobody changed them since. */
  reverseFuelAdjustment: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Removes a run that nobody has approved. */
  deleteFuelAdjustment: operation({ ...changes, input: z.strictObject({ id }), output: z.object({ id }) }),
});
