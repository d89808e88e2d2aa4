import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { historyEntry } from '#platform/history.ts';
import { amount, amountAnswer, inCents } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { evidenceCodes } from './evidence.ts';
import { claimFields } from './fields.ts';
import { claimKinds, claimLife, claimSides } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    /** A claim against a supplier or an insurer, or by a customer. */
    claim: unknown;
  }
  interface Channels {
    claims: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const day = z.iso.date();
const timestamp = z.iso.datetime();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const decides = { ...changes, onlyPeople: true } as const;
const reasoned = z.strictObject({ id, reason: requiredText(500) });

export const claimSorts = ['updatedAt', 'claimNo', 'handInBy'] as const;
export const claimQuery = listQuery.extend({
  sort: z.enum(claimSorts).default('updatedAt'),
  descending: z.boolean().default(true),
  status: z.array(z.enum(claimLife.states)).max(6).optional(),
  side: z.array(z.enum(claimSides)).max(3).optional(),
  loadId: id.optional(),
  incidentId: id.optional(),
});

export const claimRow = z.object({
  id,
  lockId: name,
  claimNo: name,
  kind: z.enum(claimKinds),
  side: z.enum(claimSides),
  status: z.enum(claimLife.states),
  /** The supplier, the insurer or the customer. */
  partyName: name,
  loadId: id.nullable(),
  loadNumber: name,
  incidentId: id.nullable(),
  incidentNo: name,
  currency: name,
  amount: amountAnswer,
  reserve: amountAnswer,
  accepted: amountAnswer.nullable(),
  handInBy: day.nullable(),
  /** Days until the other side takes it no more, below zero afterwards; null where it was handed in or has no deadline. */
  daysLeft: z.int().nullable(),
  missing: z.int(),
  updatedBy: name,
  updatedAt: timestamp,
});
export type ClaimRow = z.output<typeof claimRow>;

export const claimRecord = claimRow.extend({
  companyId: id,
  supplierId: id.nullable(),
  customerId: id.nullable(),
  insurer: name,
  reference: name,
  podId: id.nullable(),
  description: name,
  handedInOn: day.nullable(),
  evidence: z.array(z.object({ code: z.enum(evidenceCodes), isThere: z.boolean(), note: name })),
  outcome: name,
  decidedBy: name,
  decidedAt: timestamp.nullable(),
  purchaseInvoiceId: id.nullable(),
  purchaseInvoiceNo: name,
  proposalId: id.nullable(),
  proposalNumber: name,
  /** A code of the failure texts: why the present person may not accept it; null when they may. */
  decisionBarrier: name.nullable(),
  createdBy: name,
  createdAt: timestamp,
});
export type ClaimRecord = z.output<typeof claimRecord>;

const saved = z.object({ id, lockId: name, claimNo: name, status: z.enum(claimLife.states) });
/** At least a cent. */
const some = inCents(amount.min(0.01).max(1_000_000_000));

export const claimService = service('tripDirector', {
  getClaims: operation({ ...reads, input: claimQuery, output: pageOf(claimRow) }),
  getClaim: operation({ ...reads, input: z.strictObject({ id }), output: claimRecord }),
  getClaimHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** The supplier's invoices from which an accepted claim can be taken off. */
  getClaimInvoices: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: z.array(z.object({ id, supplierInvoiceNo: name, dueDate: day, left: amountAnswer, isEnough: z.boolean() })),
  }),
  /** What a claim of an incident begins with: the other side, the load, and what the load was worth. */
  getClaimStart: operation({
    ...reads,
    input: z.strictObject({ incidentId: id }),
    output: z.object({
      side: z.enum(claimSides),
      kind: z.enum(claimKinds),
      supplierId: id.nullable(),
      loadId: id.nullable(),
      /** The value of the load; null where nobody has stated one. */
      amount: amountAnswer.nullable(),
      description: name,
    }),
  }),
  postClaim: operation({ audience: 'permitted', input: claimFields, output: saved }),
  putClaim: operation({ ...changes, input: claimFields.safeExtend({ id }), output: saved }),
  /** Ticks one paper that proves it. */
  putClaimEvidence: operation({
    ...changes,
    input: z.strictObject({ id, code: z.enum(evidenceCodes), isThere: z.boolean(), note: text(200).default('') }),
    output: saved,
  }),
  /** It was handed in, or the customer's claim was taken on. */
  submitClaim: operation({
    ...changes,
    input: z.strictObject({ id, handedInOn: calendarDate.optional() }),
    output: saved,
  }),
  acceptClaim: operation({
    ...decides,
    input: z.strictObject({ id, accepted: some, outcome: requiredText(500) }),
    output: saved,
  }),
  rejectClaim: operation({ ...decides, input: reasoned, output: saved }),
  deleteClaim: operation({ ...changes, input: reasoned, output: saved }),
  reopenClaim: operation({ ...decides, input: reasoned, output: saved }),
  /** Takes an accepted claim off the payment of one of the supplier's invoices. */
  deductClaim: operation({ ...decides, input: z.strictObject({ id, purchaseInvoiceId: id }), output: saved }),
  /** It was paid otherwise: by the insurer, by a credit note, to the customer. */
  settleClaim: operation({ ...decides, input: z.strictObject({ id, outcome: requiredText(500) }), output: saved }),
  /** Proposes a journal of the accepted amount; somebody else approves it. */
  postClaimProposal: operation({
    ...changes,
    input: z.strictObject({
      id,
      date: calendarDate,
      /** Numbers of accounts. */
      debit: requiredText(20),
      credit: requiredText(20),
      /** Code of the profit centre, where an account asks for one. */
      centre: text(20).default(''),
    }),
    output: saved.extend({ proposalId: id, proposalNumber: name }),
  }),
});
