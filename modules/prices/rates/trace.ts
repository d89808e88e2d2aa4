import { z } from 'zod';
import { resolutionColumns } from './resolve.ts';
import { rateMethods, rateSides } from './methods.ts';

// A trace is kept as it was made and read years later: plain JSON, amounts in rand as the wire has them.

const figure = z.number();
const name = z.string();

/** Why there is no price, each a failure of its own. */
export const noPrices = [
  'rateMissing',
  'rateAmbiguous',
  'unitsMissing',
  'fuelPriceMissing',
  'foreignCurrency',
  'sellMissing',
] as const;
export type NoPrice = (typeof noPrices)[number];

export const tracedRate = z.object({
  rateId: z.uuid(),
  code: name,
  revision: z.int(),
  partyName: name,
  origin: name,
  destination: name,
  party: figure,
  lane: figure,
  conditions: figure,
  priority: figure,
  validFrom: z.iso.date(),
});

/** One figure of a price: so many units at so much. */
export const tracedLine = z.object({
  kind: z.enum(['portion', 'extraStop', 'extra', 'fuel']),
  /** Of a portion the units at which its band begins; of an extra its name, of fuel the code of its clause. */
  from: figure,
  label: name,
  units: figure,
  price: figure,
  amount: figure,
});

export const rateTrace = z.object({
  side: z.enum(rateSides),
  /** The day that rates were compared with. */
  day: z.iso.date(),
  outcome: z.enum(['rate', 'payable', 'typed', ...noPrices]),
  /** The rate that holds, its code and its version; empty where none does. */
  code: name,
  decidedBy: z.enum(resolutionColumns).nullable(),
  /** The best of those that fit, the winner or the tied ones first. */
  candidates: z.array(tracedRate).max(20),
  candidateCount: z.int(),
  method: z.enum(rateMethods).nullable(),
  units: z.object({ stated: figure, rounded: figure, billed: figure, isMinimum: z.boolean() }).nullable(),
  lines: z.array(tracedLine),
  counted: figure,
  bound: z.enum(['minCharge', 'maxCharge']).nullable(),
  linehaul: figure,
  fuel: z
    .object({
      clauseId: z.uuid(),
      clauseCode: name,
      day: z.iso.date(),
      basePrice: figure.nullable(),
      price: figure.nullable(),
      priceFrom: z.iso.date().nullable(),
      isLatestKnown: z.boolean(),
      weight: figure.nullable(),
      raw: figure.nullable(),
      bound: z.enum(['threshold', 'floor', 'cap']).nullable(),
      percent: figure.nullable(),
      perUnit: figure.nullable(),
      base: figure,
      amount: figure,
    })
    .nullable(),
  /** Of a share of what the customer pays. */
  payablePercent: figure.nullable(),
  /** What is missing: a method without units, the clause without a price. */
  missing: name,
  total: figure,
});
export type RateTrace = z.output<typeof rateTrace>;
