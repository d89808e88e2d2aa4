import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { amountAnswer } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { documentTypes } from '#modules/base/companies/document-types.ts';
import { linesAtMost, proposalHead, proposalKinds, proposedLine, spreadAtMost } from './fields.ts';
import { proposalLife } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    journalProposal: unknown;
    journalTemplate: unknown;
  }
  interface Channels {
    journalProposals: unknown;
  }
}

const id = z.uuid();
const day = z.iso.date();
const name = z.string();
const lockId = z.string();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
const state = z.enum(proposalLife.states);

export const proposalSorts = ['updatedAt', 'number', 'date'] as const;
export const proposalQuery = listQuery.extend({
  sort: z.enum(proposalSorts).default('updatedAt'),
  descending: z.boolean().default(true),
  companyId: id.optional(),
  status: z.array(state).max(4).optional(),
});
export const proposalRow = z.object({
  id,
  lockId,
  number: name,
  kind: z.enum(proposalKinds),
  companyId: id,
  companyName: name,
  date: day,
  reverseOn: day.nullable(),
  /** Until when it is proposed again each month; null where it is not. */
  repeatUntil: day.nullable(),
  repeatEvery: z.int(),
  reason: name,
  status: state,
  /** The sum of its debits. */
  total: amountAnswer,
  lines: z.int(),
  journals: z.int(),
  /** Its place among the months over which an amount was spread; null where none was. */
  spread: z.object({ part: z.int(), parts: z.int() }).nullable(),
  createdBy: name,
  submittedBy: name,
  decidedBy: name,
  decisionReason: name,
  updatedBy: name,
  updatedAt: z.iso.datetime(),
});
export type ProposalRow = z.output<typeof proposalRow>;

/** What is wrong with a proposal: of a line and its field, of a group, or of the whole. */
export const proposalFinding = z.object({
  /** A code of the failure texts. */
  code: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** From 1; null where it is about a group or the whole. */
  row: z.int().nullable(),
  field: name,
  group: name,
});
export type ProposalFinding = z.output<typeof proposalFinding>;

export const keptLine = z.object({
  ...proposedLine.shape,
  row: z.int(),
  debit: amountAnswer.nullable(),
  credit: amountAnswer.nullable(),
  /** Of the account, centre and party that were found; empty for none. */
  accountName: name,
  centreName: name,
  partyName: name,
});
export const proposalRecord = proposalRow.extend({
  documentId: id.nullable(),
  rows: z.array(keptLine),
  groups: z.array(
    z.object({ group: name, lines: z.int(), debit: amountAnswer, credit: amountAnswer, difference: amountAnswer }),
  ),
  findings: z.array(proposalFinding),
  /** What is unlike anything before; it bars nothing. */
  warnings: z.array(proposalFinding),
  /** The line that most likely puts a journal out of balance, and what it would be. */
  suggestion: z
    .object({
      row: z.int(),
      field: z.enum(['debit', 'credit']),
      amount: amountAnswer,
      reason: z.enum(['halfOnWrongSide', 'digitsSwapped', 'lineMissing', 'asBefore', 'signSwapped']),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
  /** Its journals, once it is posted. */
  posted: z.array(z.object({ id, number: z.int(), group: name, isReversal: z.boolean() })),
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: name.nullable(),
  isAboveLimit: z.boolean(),
  /** The documents that explain it, the newest first. */
  documents: z.array(z.object({ id, fileName: name, type: z.enum(documentTypes), uploadedBy: name })),
});
export type ProposalRecord = z.output<typeof proposalRecord>;

const saved = z.object({ id, lockId, number: name, status: state });
const lines = z.array(proposedLine).min(1).max(200);
const batchLines = z.array(proposedLine).min(1).max(linesAtMost);
/** Whether it is submitted at once. */
const submit = z.boolean().default(false);

export const journalProposalService = service('tripDirector', {
  getTransactionProposals: operation({ ...reads, input: proposalQuery, output: pageOf(proposalRow) }),
  getTransactionProposal: operation({ ...reads, input: z.strictObject({ id }), output: proposalRecord }),
  /** Proposes the end of a year: what its income and costs come to, for retained earnings, in the thirteenth period. */
  postYearEndTransaction: operation({ audience: 'permitted', input: z.strictObject({ yearId: id }), output: saved }),
  getTransactionProposalHistory: operation({
    ...reads,
    input: z.strictObject({ id }),
    output: z.array(historyEntry),
  }),
  /** What would be wrong with lines as they are typed; nothing is kept. */
  getTransactionCheck: operation({
    ...reads,
    upload: true,
    input: proposalHead.extend({ lines: z.array(proposedLine).max(linesAtMost), reason: text(200).default('') }),
    output: proposalRecord.pick({
      rows: true,
      groups: true,
      findings: true,
      warnings: true,
      suggestion: true,
      total: true,
    }),
  }),
  /** Proposes one journal. */
  postTransaction: operation({
    audience: 'permitted',
    input: proposalHead.extend({ lines, submit }),
    output: saved,
  }),
  /** Proposes a batch: its groups are journals, which are posted together or not at all. */
  postBatchAdjustmentTransaction: operation({
    audience: 'permitted',
    upload: true,
    input: proposalHead.extend({ rows: batchLines, submit }),
    output: saved,
  }),
  /** Changes a draft, or what was sent back. */
  putTransaction: operation({
    ...changes,
    upload: true,
    input: proposalHead.extend({ id, rows: batchLines }),
    output: saved,
  }),
  submitTransaction: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** Takes back what nobody has decided yet. */
  withdrawTransaction: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** Approves and posts it, whole or not at all. */
  approveTransaction: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, comment: text(500).default('') }),
    output: saved,
  }),
  rejectTransaction: operation({
    ...changes,
    onlyPeople: true,
    input: z.strictObject({ id, reason: requiredText(500) }),
    output: saved,
  }),
  /** Proposes it no more in the months to come. */
  endTransactionRepeats: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  /** Spreads the amounts of a draft over months from its own: each month is a draft with its share, and the last takes the rest. */
  postTransactionSpread: operation({
    ...changes,
    input: z.strictObject({ id, months: z.int().min(2).max(spreadAtMost) }),
    output: z.object({ id, lockId, months: z.int() }),
  }),
  /** Who may approve, and up to which amount; who typed the proposal is marked. */
  getTransactionApprovers: operation({
    ...reads,
    input: z.strictObject({ id: id.nullable().default(null) }),
    output: z.array(z.object({ name, limit: amountAnswer.nullable(), isAuthor: z.boolean() })),
  }),
  /** Proposals as a file brings them in: one, or all drafts of the company. */
  getTransactionFile: operation({
    isLong: true,
    ...reads,
    input: z.strictObject({ id: id.nullable().default(null) }),
    output: z.object({ fileName: name, rows: z.array(z.array(name)) }),
  }),
  deleteTransaction: operation({ ...changes, input: z.strictObject({ id }), output: z.object({ id }) }),
});
