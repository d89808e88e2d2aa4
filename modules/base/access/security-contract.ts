import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { listQuery, operation, pageOf, service } from '#platform/operation.ts';

/** Kinds of entries of the security log, as the filter offers them. */
export const securityKinds = [
  'signIns',
  'refusals',
  'people',
  'roles',
  'sessions',
  'reveals',
  'handOvers',
  'trail',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** How the chain of the audit trail can be broken. */
export const trailProblems = ['changed', 'removed', 'added', 'cut'] as const;

export const securityRow = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** `signedIn`, `signInRefused`, `changed`, … */
  event: z.string(),
  kind: z.enum(securityKinds),
  /** Who did it; of a refused sign-in the account that was tried. */
  who: z.string(),
  /** The person or role that it was done to. */
  subject: z.string(),
  ip: z.string(),
  device: z.string(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type SecurityRow = z.infer<typeof securityRow>;

export const securityService = service('tripDirector', {
  getSecurityLog: operation({
    audience: 'permitted',
    reads: true,
    input: listQuery.extend({
      sort: z.enum(['at']).default('at'),
      descending: z.boolean().default(true),
      kind: z.array(z.enum(securityKinds)).max(securityKinds.length).optional(),
      haulwayUserId: z.uuid().optional(),
      /** From and until this day, in the time of the company. */
      from: calendarDate.optional(),
      to: calendarDate.optional(),
    }),
    output: pageOf(securityRow),
  }),
  /** Walks one part of the audit trail's chain, after this entry; called again with `upTo` until `isEnd`. */
  getAuditTrailCheck: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
    output: z.object({
      /** Unbroken up to the entry with this number. */
      upTo: z.number(),
      isEnd: z.boolean(),
      problem: z.enum(trailProblems).nullable(),
      /** Entries of the last seconds, which are not part of the chain yet. */
      waiting: z.number(),
    }),
  }),
});
