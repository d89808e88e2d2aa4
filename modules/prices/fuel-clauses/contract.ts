import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { masterCode, masterData, reference } from '#platform/master-data.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { fuelRegions, fuelTypes } from '#modules/prices/fuel-prices/contract.ts';
import { betweenTerms, fuelCalculations, fuelDateBases, termShape } from './fields.ts';
import { clauseChangeLife } from './status.ts';

export { fuelCalculations, fuelValueTypes } from './fields.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    fuelClause: unknown;
    fuelClauseChange: unknown;
  }
  interface Channels {
    fuelClauses: unknown;
  }
}

export const fuelClauses = masterData({
  noun: 'fuelClause',
  channel: 'fuelClauses',
  fields: z
    .strictObject({
      code: masterCode(20),
      name: requiredText(80),
      /** Whose loads it holds for; everybody's rates may name it where neither is chosen. */
      customerId: reference('customer'),
      supplierId: reference('supplier'),
      ...termShape,
      /** Which day of a load decides, about the price and about the version. */
      dateBasis: z.enum(fuelDateBases).default('loading'),
    })
    .refine(({ customerId, supplierId }) => customerId === null || supplierId === null, {
      path: ['supplierId'],
      error: 'clauseForTwo',
    })
    .superRefine(betweenTerms),
  facts: {
    /** The customer's name, or the supplier's; empty for everybody. */
    partyName: z.string(),
    /** Rates that were approved name it: what it says changes by versions only. */
    isUsed: z.boolean(),
    /** Since when, or from when, it says what it says here; null where it always has. */
    holdsFrom: z.iso.date().nullable(),
  },
  filters: {
    customerId: z.uuid().optional(),
    supplierId: z.uuid().optional(),
    calculation: z.array(z.enum(fuelCalculations)).max(2).optional(),
    fuelType: z.array(z.enum(fuelTypes)).max(10).optional(),
    region: z.array(z.enum(fuelRegions)).max(10).optional(),
  },
});

const id = z.uuid();
const name = z.string();
const timestamp = z.iso.datetime();

/** Another version of a clause, from a day on. */
export const clauseVersion = z
  .strictObject({
    clauseId: id,
    effectiveFrom: calendarDate.meta({ format: 'date' }),
    reason: requiredText(500),
    ...termShape,
  })
  .superRefine(betweenTerms);
export type ClauseVersionInput = z.output<typeof clauseVersion>;

const terms = z.object(termShape);

export const clauseVersions = z.object({
  isUsed: z.boolean(),
  /** Approved rates that name it, and the customers and suppliers whose they are. */
  rates: z.int(),
  parties: z.int(),
  /** What holds, held and will hold; the newest first. */
  versions: z.array(
    z.object({
      id,
      /** Null of the first one, which has always held. */
      effectiveFrom: z.iso.date().nullable(),
      effectiveUntil: z.iso.date().nullable(),
      isInForce: z.boolean(),
      terms,
      reason: name,
      askedBy: name,
      decidedBy: name,
    }),
  ),
  /** What was asked for, the newest first. */
  changes: z.array(
    z.object({
      id,
      lockId: name,
      status: z.enum(clauseChangeLife.states),
      effectiveFrom: z.iso.date(),
      terms,
      reason: name,
      askedBy: name,
      askedAt: timestamp,
      decidedBy: name,
      decidedAt: timestamp.nullable(),
      decisionReason: name,
      /** A code of the failure texts: why the present person may not decide; null when they may. */
      decisionBarrier: name.nullable(),
    }),
  ),
});
export type ClauseVersions = z.output<typeof clauseVersions>;

const saved = z.object({ id, lockId: name, status: z.enum(clauseChangeLife.states) });
const changes = { audience: 'permitted', locked: true } as const;

export const fuelClauseService = service('tripDirector', {
  getFuelClauses: fuelClauses.list,
  postFuelClause: fuelClauses.create,
  putFuelClause: fuelClauses.change,
  getFuelClauseVersions: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ id }),
    output: clauseVersions,
  }),
  /** Asks for another version; nothing changes before a second person has approved it. */
  postFuelClauseVersion: operation({ audience: 'permitted', input: clauseVersion, output: saved }),
  approveFuelClauseVersion: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectFuelClauseVersion: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Takes back what was asked for. */
  cancelFuelClauseVersion: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
});
