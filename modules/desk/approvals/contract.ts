import { z } from 'zod';
import { calendarDate as date } from '#platform/dates.ts';
import { amount } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, service, text } from '#platform/operation.ts';
import { approvalKinds, approvalPages, hoursAtMost, urgencies } from './policy.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    approval: unknown;
    approvalPolicy: unknown;
    delegation: unknown;
  }
}

const id = z.uuid();
const timestamp = z.iso.datetime();
const kind = z.enum(approvalKinds);
const person = z.object({ userId: id, name: z.string() });

/** One thing that the caller may decide. */
const item = z.object({
  kind,
  id,
  /** Where it is decided: the noun's page, and the record on it. */
  page: z.enum(approvalPages),
  pageId: id,
  subject: z.string(),
  detail: z.string(),
  asks: z.enum(['approve', 'recommend', 'assess']),
  /** Rand. */
  amount: z.number().nullable(),
  waitingSince: timestamp,
  dueAt: timestamp,
  urgency: z.enum(urgencies),
  capturedBy: z.string(),
  /** Who has taken it on. */
  assignedTo: person.extend({ isCaller: z.boolean() }).nullable(),
  /** More than the caller's roles let them approve: somebody with a higher limit does, or they reject or recommend it. */
  isAboveLimit: z.boolean(),
  /** The colleagues in whose place the caller would decide; empty where the right is their own. */
  inPlaceOf: z.array(person),
});

/** What waits of one applicant: the item that has waited longest, and the others that the question found beside it. */
export const approvalItem = item.extend({ inside: z.array(item) });
export type ApprovalItem = z.infer<typeof approvalItem>;

export const approvalQuery = listQuery.omit({ descending: true }).extend({
  kind: kind.optional(),
  urgency: z.array(z.enum(urgencies)).max(3).optional(),
  assigned: z.enum(['mine', 'nobody']).optional(),
});

const hours = z.int().min(1).max(hoursAtMost);
const policyLine = z.strictObject({ kind, warnHours: hours, overdueHours: hours });
export const approvalPolicy = z.strictObject({
  kinds: z
    .array(policyLine)
    .max(approvalKinds.length)
    .superRefine((lines, context) => {
      for (const [index, { kind: each, warnHours, overdueHours }] of lines.entries()) {
        if (warnHours > overdueHours)
          context.addIssue({ code: 'custom', path: [index, 'warnHours'], message: 'warnAfterOverdue' });
        if (lines.findIndex((line) => line.kind === each) < index)
          context.addIssue({ code: 'custom', path: [index, 'kind'], message: 'listedTwice' });
      }
    }),
});

/** A colleague as somebody who hands over sees them. */
const deputy = person.extend({
  roles: z.array(z.string()),
  /** What they decide by roles of their own; for all else an administrator is asked. */
  decides: z.array(kind),
});
export type Deputy = z.infer<typeof deputy>;

/** Somebody decides in the place of a colleague who is away. */
export const delegation = z.object({
  delegationId: id,
  delegator: person,
  delegate: person,
  from: date,
  /** The last day. */
  to: date,
  note: z.string(),
  kinds: z.array(kind),
  /** Rand; null for the limit of the delegator alone. */
  amountLimit: z.number().nullable(),
  /** `waiting`: the deputy does not decide all of it themselves, and no administrator has released it yet. */
  state: z.enum(['waiting', 'planned', 'inForce', 'over']),
  releasedBy: z.string().nullable(),
});
export type Delegation = z.infer<typeof delegation>;

export const newDelegation = z
  .strictObject({
    delegateId: id,
    from: date,
    to: date,
    /** All that the caller decides unless stated. */
    kinds: z.array(kind).min(1).max(approvalKinds.length).optional(),
    amountLimit: amount.nullable().default(null),
    note: text(200).default(''),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'endsBeforeBegin' });

export const approvalService = service('tripDirector', {
  /**
   * What waits for the caller's decision, one row an applicant, the oldest first: nothing that they captured, and nothing
   * beyond their rights.
   */
  getApprovals: operation({ audience: 'permitted', reads: true, input: approvalQuery, output: pageOf(approvalItem) }),
  getApprovalCounts: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      /** Applicants, as the inbox has rows; and of how many something is overdue. */
      total: z.int(),
      overdue: z.int(),
      /** Items. */
      kinds: z.partialRecord(kind, z.int()),
    }),
  }),
  /** Takes an item on, or gives it back. Others may decide it all the same. */
  putApprovalAssignment: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ kind, id, mine: z.boolean() }),
    output: z.object({}),
  }),
  getApprovalPolicy: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: z.object({ kinds: z.array(policyLine) }),
  }),
  putApprovalPolicy: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: approvalPolicy,
    output: z.object({}),
  }),

  /** What the caller handed over, and what was handed to them, the latest first. */
  getDelegations: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: z.array(delegation.extend({ isOwn: z.boolean(), isToCaller: z.boolean(), mayRelease: z.boolean() })),
  }),
  /** What the caller can hand over, and the colleagues who can take it; those who decide themselves come first. */
  getDelegationOptions: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ search: text(100).default('') }),
    output: z.object({ kinds: z.array(kind), colleagues: z.array(deputy) }),
  }),
  /** Holds at once where the colleague decides all these kinds by roles of their own, else when an administrator releases it. */
  postDelegation: operation({ audience: 'permitted', onlyPeople: true, input: newDelegation, output: delegation }),
  /** An administrator lets a hand-over hold that waits, or refuses it. Neither of the two people concerned may. */
  putDelegationRelease: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ delegationId: id, release: z.boolean() }),
    output: delegation,
  }),
  /** Takes it back at once. */
  deleteDelegation: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({ delegationId: id }),
    output: z.object({ delegationId: id }),
  }),
});
