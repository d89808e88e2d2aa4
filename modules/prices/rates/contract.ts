import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { readPercent } from '#platform/scaled.ts';
import { partyKinds, rateChange, rateChecked, rateFields } from './fields.ts';
import { laneScopes } from './lanes.ts';
import { rateMethods, rateSides } from './methods.ts';
import { rateLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    rate: unknown;
  }
  interface Channels {
    rates: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();
const name = z.string();

/** The counted questions of whoever looks after rates. */
export const rateChips = ['draft', 'waiting', 'expiring', 'noCounterpart', 'tied'] as const;
export type RateChip = (typeof rateChips)[number];
/** A rate is said to expire when its last day lies within so many days. */
export const expiringDays = 30;

export const rateSorts = ['code', 'validFrom', 'updatedAt'] as const;
const rateFilters = {
  /** All but superseded and rejected ones where it is left out. */
  status: z.array(z.enum(rateLife.states)).max(5).optional(),
  chip: z.enum(rateChips).optional(),
  side: z.enum(rateSides).optional(),
  method: z.array(z.enum(rateMethods)).max(10).optional(),
  partyKind: z.array(z.enum(partyKinds)).max(4).optional(),
  customerId: id.optional(),
  supplierId: id.optional(),
  fuelClauseId: id.optional(),
};
export const rateQuery = listQuery.extend({
  sort: z.enum(rateSorts).default('updatedAt'),
  descending: z.boolean().default(true),
  ...rateFilters,
});

const end = z.object({
  scope: z.enum(laneScopes),
  value: name,
  country: name,
  /** As people call it: the name of the zone or the location, of the city, the region, the country; empty: anywhere. */
  name,
});

const shown = {
  id,
  lockId,
  code: name,
  /** Counts the versions of one code. */
  revision: z.int(),
  status: z.enum(rateLife.states),
  /** Approved, and holding today. */
  isInForce: z.boolean(),
  partyName: name,
  origin: end,
  destination: end,
  minCharge: amountAnswer.nullable(),
  maxCharge: amountAnswer.nullable(),
  extraStop: amountAnswer.nullable(),
  standingRate: amountAnswer.nullable(),
  fuelClauseCode: name,
  submittedBy: name,
  submittedAt: timestamp.nullable(),
  decidedBy: name,
  decidedAt: timestamp.nullable(),
  updatedBy: name,
  updatedAt: timestamp,
};
const own = rateFields.omit({
  code: true,
  origin: true,
  destination: true,
  minCharge: true,
  maxCharge: true,
  extraStop: true,
  standingRate: true,
}).shape;

export const rateRow = z.object({ ...own, ...shown });
export type RateRow = z.output<typeof rateRow>;

export const rateRecord = rateRow.extend({
  /** What one load of the usual size costs: amount limits of approvers are held against it. */
  stake: amountAnswer,
  decisionReason: name,
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: name.nullable(),
  isAboveLimit: z.boolean(),
  orderTypeNames: z.array(name),
  equipmentTypeNames: z.array(name),
  commodityTypeNames: z.array(name),
  extraNames: z.array(name),
  /** Approved rates of other codes that nothing tells from this one: no load could choose between them. */
  twins: z.array(rateRow),
  versions: z.array(
    z.object({
      id,
      revision: z.int(),
      status: z.enum(rateLife.states),
      validFrom: z.iso.date(),
      validTo: z.iso.date().nullable(),
      rate: z.number(),
      decidedBy: name,
    }),
  ),
});

export type RateRecord = z.output<typeof rateRecord>;

const saved = z.object({ id, lockId, code: name, revision: z.int(), status: z.enum(rateLife.states) });

/** By how much prices are raised or lowered. */
export const ratePercent = z
  .number()
  .min(-90)
  .max(500)
  .refine((value) => value !== 0, { error: 'changeOfNothing' })
  .refine((value) => readPercent(value) !== undefined, { error: 'rateDecimals' });

/** Which rates a change reaches: those that are named, or all approved ones that the list would show. */
export const rateChoice = {
  ids: z.array(id).min(1).max(500).optional(),
  side: z.enum(rateSides).optional(),
  customerId: id.optional(),
  supplierId: id.optional(),
};
const changed = z.object({
  rateId: id,
  code: name,
  partyName: name,
  before: z.number(),
  after: z.number(),
  /** Why it is left as it is, as a code of the failure texts; null where it changes. */
  leftOut: name.nullable(),
});

const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const getRate = operation({ ...reads, input: z.strictObject({ id }), output: rateRecord });

export const rateService = service('tripDirector', {
  getRates: operation({ ...reads, input: rateQuery, output: pageOf(rateRow) }),
  /** Rates in the shape in which a file brings them in, under headings in the caller's language: of each its newest version. */
  getRateFile: operation({
    isLong: true,
    ...reads,
    input: z.strictObject({ search: rateQuery.shape.search, ...rateFilters }),
    output: z.object({ fileName: name, rows: z.array(z.array(name)) }),
  }),
  /** How many rates each chip holds; counts end at a thousand, and one that failed is null. */
  getRateCounts: operation({
    ...reads,
    input: z.strictObject({}),
    output: z.object(
      Object.fromEntries(rateChips.map((chip) => [chip, z.int().nullable()])) as Record<
        RateChip,
        z.ZodNullable<z.ZodInt>
      >,
    ),
  }),
  getRate,
  getRateHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** The bill-to parties of a customer, for which a rate can be agreed. */
  getRateParties: operation({
    ...reads,
    input: z.strictObject({ customerId: id }),
    output: z.array(z.object({ id, name })),
  }),
  /** A draft; with `supersedesId` the next version of that rate. */
  postRate: operation({
    audience: 'permitted',
    input: rateChecked.safeExtend({ supersedesId: id.nullable().default(null) }),
    output: saved,
  }),
  putRate: operation({
    ...changes,
    input: rateChange,
    output: saved,
    amends: { read: getRate, by: ['id'], passing: ['isInForce', 'twins'] },
  }),
  submitRate: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  approveRate: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectRate: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** The last day of an approved rate. */
  closeRate: operation({
    ...changes,
    input: z.strictObject({ id, validTo: calendarDate, reason: requiredText(500) }),
    output: saved,
  }),
  /** Removes a draft. */
  deleteRate: operation({ ...changes, input: z.strictObject({ id }), output: z.object({ id }) }),
  /** A draft for a supplier on the same lane and conditions, for a share of what the customer pays. */
  postRateCopy: operation({
    audience: 'permitted',
    input: z.strictObject({
      id,
      supplierId: id.nullable().default(null),
      payablePercent: ratePercent.min(0.0001).max(500),
    }),
    output: saved,
  }),
  /** A percentage on many approved rates: the preview, and then a draft of each from a day on. */
  postRateChange: operation({
    audience: 'permitted',
    input: z.strictObject({
      ...rateChoice,
      percent: ratePercent,
      validFrom: calendarDate,
      isPreview: z.boolean().default(true),
    }),
    output: z.object({ rates: z.array(changed), total: z.int(), made: z.int() }),
  }),
});
