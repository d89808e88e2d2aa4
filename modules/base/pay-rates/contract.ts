import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { operation, requiredText, service, text } from '#platform/operation.ts';
import { payRateChangeLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    payRateChange: unknown;
  }
}

/** The nouns whose records say by what suppliers and drivers are paid. */
export const payRateKinds = ['supplier', 'driverRateCategory', 'councilMinimum'] as const;
export type PayRateKind = (typeof payRateKinds)[number];

const id = z.uuid();
const name = z.string();
/** The fields of the record that are paid by, as its own operations call them. */
const terms = z.record(name, z.union([z.number(), z.string(), z.null()]));
export type PayTerms = z.output<typeof terms>;

const owner = { kind: z.enum(payRateKinds), id };

/** Another version of what is paid by a record. */
export const payRateVersion = z.strictObject({
  ...owner,
  /** Empty for the day on which it is approved. */
  effectiveFrom: calendarDate
    .or(z.literal(''))
    .nullable()
    .default(null)
    .transform((day) => day || null)
    .meta({ format: 'date' }),
  /** What is not named stays as it is. */
  terms,
  reason: text(500).default(''),
});
export type PayRateVersionInput = z.output<typeof payRateVersion>;

export const payRateVersions = z.object({
  /** Something was or may be paid by it: it changes by versions only. */
  isUsed: z.boolean(),
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
      status: z.enum(payRateChangeLife.states),
      effectiveFrom: z.iso.date().nullable(),
      terms,
      reason: name,
      askedBy: name,
      askedAt: z.iso.datetime(),
      decidedBy: name,
      decisionReason: name,
      /** A code of the failure texts: why the present person may not decide; null when they may. */
      decisionBarrier: name.nullable(),
    }),
  ),
});
export type PayRateVersions = z.output<typeof payRateVersions>;

const saved = z.object({ id, lockId: name, status: z.enum(payRateChangeLife.states) });
const changes = { audience: 'permitted', locked: true } as const;

export const payRateService = service('tripDirector', {
  getPayRateVersions: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject(owner),
    output: payRateVersions,
  }),
  /** Asks for another version; nothing changes before a second person has approved it. */
  postPayRateVersion: operation({ audience: 'permitted', input: payRateVersion, output: saved }),
  approvePayRateVersion: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectPayRateVersion: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Takes back what was asked for. */
  cancelPayRateVersion: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
});
