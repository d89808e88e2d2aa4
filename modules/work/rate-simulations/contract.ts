import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { operation, service } from '#platform/operation.ts';
import { rateChoice, ratePercent } from '#modules/prices/rates/contract.ts';
import { rateSides } from '#modules/prices/rates/methods.ts';

declare module '#platform/nouns.ts' {
  interface Channels {
    rateSimulations: unknown;
  }
}

const id = z.uuid();
const name = z.string();

/** A period is at most so many days long. */
export const simulatedDaysAtMost = 93;

const { ids: _, ...choice } = rateChoice;
/** A percentage on the approved rates of one side, or of one party of it. */
export const simulatedChange = z.strictObject({ ...choice, side: z.enum(rateSides), percent: ratePercent });

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const simulated = z.object({
  id,
  /** The code of the rate, or the percentage. */
  title: name,
  rateId: id.nullable(),
  from: z.iso.date(),
  to: z.iso.date(),
  status: z.enum(['RUNNING', 'DONE', 'FAILED']),
  done: z.int(),
  total: z.int(),
  loadsChanged: z.int(),
  createdBy: name,
});

export const rateSimulationService = service('tripDirector', {
  /** A draft rate, or a percentage on many, over the loads of a period: a job does it, and goes on when the page is closed. */
  postRateSimulation: operation({
    audience: 'permitted',
    input: z
      .strictObject({
        rateId: id.nullable().default(null),
        change: simulatedChange.nullable().default(null),
        from: calendarDate.meta({ format: 'date' }),
        to: calendarDate.meta({ format: 'date' }),
      })
      .refine(({ rateId, change }) => (rateId === null) !== (change === null), { path: ['change'], error: 'required' })
      .refine(({ from, to }) => to >= from, { path: ['to'], error: 'rangeReversed' })
      .refine(({ from, to }) => days(from, to) <= simulatedDaysAtMost, { path: ['to'], error: 'periodTooLong' }),
    output: z.object({ id }),
  }),
  /** The newest ones, whoever began them. */
  getRateSimulations: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: z.object({ rows: z.array(simulated) }),
  }),
  getRateSimulation: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ id }),
    output: simulated.extend({
      /** Loads with a price that somebody typed: rates do not reach them. */
      loadsTyped: z.int(),
      /** Loads that would have had no price by the change, and had one without it. */
      loadsUnpriced: z.int(),
      /** Those for whom something changes, the largest difference first. */
      parties: z.array(
        z.object({
          side: z.enum(rateSides),
          partyId: id,
          name,
          loads: z.int(),
          changed: z.int(),
          before: amountAnswer,
          after: amountAnswer,
          difference: amountAnswer,
        }),
      ),
    }),
  }),
});
