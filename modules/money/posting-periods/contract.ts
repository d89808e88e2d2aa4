import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { operation, service, text } from '#platform/operation.ts';
import { confirmationProof } from '#modules/base/access/contract.ts';
import { postingAreas, postingLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** A month of one area. */
    periodPosting: unknown;
    fiscalYear: unknown;
  }
  interface Channels {
    postingPeriods: unknown;
  }
}

const id = z.uuid();
const day = z.iso.date();
const name = z.string();
const reads = { audience: 'permitted', reads: true } as const;
/** The company whose books are meant: the caller's own where none is named. */
export const companyId = id.nullable().default(null);
const state = z.enum(postingLife.states);

export const fiscalYear = z.object({ id, companyId: id, name, from: day, to: day, isCurrent: z.boolean() });

/** How a month of one area stands. */
const areaOfMonth = z.object({
  area: z.enum(postingAreas),
  state,
  /** Of the last change; empty where the calendar has opened it, or nobody has changed it. */
  changedBy: name,
  changedAt: z.iso.datetime().nullable(),
  reason: name,
  /** What waits in it and is not posted yet. */
  drafts: z.int(),
});
export const fiscalMonth = z.object({
  id,
  yearId: id,
  yearName: name,
  companyId: id,
  /** 1 to 12, and 13 for adjusting entries of the year's last day. */
  no: z.int(),
  from: day,
  to: day,
  areas: z.array(areaOfMonth),
  /** Whether today is one of its days. */
  isCurrent: z.boolean(),
});
export type FiscalMonth = z.output<typeof fiscalMonth>;

/** What stands in the way of closing a month. What is `barring` must be dealt with; the rest may be closed over with a reason. */
export const postingBlocker = z.object({
  code: z.string(),
  barring: z.boolean(),
  count: z.int(),
  /** Its sum, where it has one. */
  amount: amountAnswer.nullable(),
  /** Some of them by their names. */
  names: z.array(name),
  /** Where they are dealt with. */
  url: name,
});
export type PostingBlocker = z.output<typeof postingBlocker>;

export const postingPeriodService = service('tripDirector', {
  getAllFiscalYears: operation({ ...reads, input: z.strictObject({ companyId }), output: z.array(fiscalYear) }),
  /** The months of all years, or of one. */
  getAllFiscalMonths: operation({
    ...reads,
    input: z.strictObject({ companyId, yearId: id.optional() }),
    output: z.array(fiscalMonth),
  }),
  /** The months of the year in which today is. */
  getCurrentFiscalMonths: operation({ ...reads, input: z.strictObject({ companyId }), output: z.array(fiscalMonth) }),
  /** The month into which a journal of today is posted: this one, or else the first that is open; null where none is. */
  getOpenFiscalMonth: operation({ ...reads, input: z.strictObject({ companyId }), output: fiscalMonth.nullable() }),
  getOpenFiscalYear: operation({ ...reads, input: z.strictObject({ companyId }), output: fiscalYear.nullable() }),
  /** The twelve months after the last year, and their adjusting period; the first year is the one of today. */
  addAdditionalFiscalYear: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ companyId }),
    output: fiscalYear,
  }),
  /** Opens, holds, closes, reopens or locks a month of an area. To close over what stands in the way, and to reopen, takes a reason. */
  updateFiscalMonthPosting: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({
      periodId: id,
      area: z.enum(postingAreas),
      state,
      reason: text(500).default(''),
      /** Asked for where a closed month is opened again: it answers `basis.postOwnConfirmation`. */
      confirmation: confirmationProof.optional(),
    }),
    output: fiscalMonth,
  }),
  getPostingBlockers: operation({
    ...reads,
    input: z.strictObject({ periodId: id, area: z.enum(postingAreas) }),
    output: z.array(postingBlocker),
  }),
  getPostingPeriodHistory: operation({
    ...reads,
    input: z.strictObject({ periodId: id, area: z.enum(postingAreas) }),
    output: z.array(historyEntry),
  }),
});
