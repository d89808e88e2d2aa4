import { z } from 'zod';
import { amountAnswer } from '#platform/money-codec.ts';
import { text } from '#platform/operation.ts';
import { findingRecord } from '#modules/work/loads/records.ts';

const id = z.uuid();

export const choiceKinds = ['vehicle', 'trailer', 'driver'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** So many are shown at once: typing on finds the right one sooner. */
export const choicesAtMost = 50;

/** How choices are searched for. */
export const choiceSearch = {
  search: text(100).default(''),
  atMost: z.int().min(1).max(choicesAtMost).default(20),
};

export const choiceFinding = findingRecord.extend({
  /** Somebody went beyond it for this load. */
  isOverridden: z.boolean(),
});

/** A carrier as one that a load may be given to: those that may take it first. */
export const carrierChoice = z.object({
  supplierId: id,
  supplierName: z.string(),
  isEligible: z.boolean(),
  findings: z.array(choiceFinding),
  /** Rand, without VAT: what it gets by its rate; null where none applies. */
  price: amountAnswer.nullable(),
  /** What is left of the customer's price then, in per cent; null where one of the sides has no price. */
  marginPercent: z.number().nullable(),
  /** Rand: what it took for the same way last; null where it did not drive it within a year. */
  lastAmount: amountAnswer.nullable(),
});

/** A vehicle, a trailer or a driver of the carrier: those that fit first, and of them those that are free first. */
const resourceChoice = z.object({
  id,
  name: z.string(),
  /** The equipment of a vehicle; of a driver, the number. */
  detail: z.string(),
  isEligible: z.boolean(),
  /** It breaks only rules from which somebody may make an exception. */
  isExceptable: z.boolean(),
  findings: z.array(choiceFinding),
  /** Until when another load has it, and which; null where it is free by the time of loading. */
  takenUntil: z.iso.datetime().nullable(),
  takenBy: z.string(),
  /** When it comes back from the load before; null where it is free now. */
  freeFrom: z.iso.datetime().nullable(),
});

export const carrierChoices = {
  input: z.strictObject({ id, supplierId: id.optional(), ...choiceSearch }),
  output: z.object({ total: z.int(), eligible: z.int(), rows: z.array(carrierChoice) }),
};

export const resourceChoices = {
  input: z.strictObject({
    id,
    /** Whose vehicles and drivers: null for the own fleet; left out: of whoever carries the load. */
    supplierId: id.nullable().optional(),
    kind: z.enum(choiceKinds),
    resourceId: id.optional(),
    ...choiceSearch,
  }),
  output: z.object({ rows: z.array(resourceChoice) }),
};
