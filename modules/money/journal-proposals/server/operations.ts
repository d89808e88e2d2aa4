import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#platform/operation.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { orNotFound } from '#platform/server/records.ts';
import { searchedPage } from '#platform/server/search.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import { auditExtractService } from '../extract-contract.ts';
import { journalProposalService, type proposalQuery, type proposalRow } from '../contract.ts';
import type { proposalHead, proposedLine } from '../fields.ts';
import type { ProposalEvent } from '../status.ts';
import { proposalFile } from './import/proposal-file.ts';
import { auditExtract } from './extract.ts';
import { proposalLives, proposals, type Saved, savedOf } from './lives.ts';
import { findProposal, proposalColumns, proposalNoun, type StoredProposal } from './queries.ts';
import { endRepeats } from './repeats.ts';
import { approversOf } from './approvers.ts';
import { answerOf, checkedLines, keptLine, recordOf, rowOf, warningsOf } from './records.ts';
import { spreadProposal } from './spread-proposal.ts';
import { proposeYearEnd } from './year-end.ts';
import { changeProposal, createProposal, type Given, removeProposal, typedLines } from './save-proposal.ts';

/** Each order is that of an index; the id makes it the same on every page. */
const orders = { updatedAt: ['t.updated_at'], number: ['t.number'], date: ['t.posting_date'] } as const;

export const journalProposalOperations: Implementation = implement(journalProposalService, {
  getTransactionProposals: listProposals,
  async getTransactionProposal(context, { id }) {
    refuseWhenScoped(context);
    return recordOf(context, orNotFound(await findProposal(context, id)));
  },
  async getTransactionProposalHistory(context, { id }) {
    refuseWhenScoped(context);
    orNotFound(await findProposal(context, id));
    return recordHistory(context, proposalNoun, id);
  },
  async getTransactionCheck(context, { lines, ...head }) {
    refuseWhenScoped(context);
    const company = await bookCompany(context, head.companyId);
    const typed = typedLines(lines);
    const asked = { company_id: company.id, kind: head.kind, posting_date: head.date };
    const { known, checked } = await checkedLines(context, asked, typed);
    return {
      ...answerOf(context, checked),
      warnings: await warningsOf(context, asked, typed),
      rows: typed.map((line) => keptLine(line, known)),
    };
  },
  postYearEndTransaction: async (context, { yearId }) => savedOf(await proposeYearEnd(context, yearId)),
  postTransaction: (context, { lines, submit, ...head }) => propose(context, { head, lines }, submit),
  postBatchAdjustmentTransaction: (context, { rows, submit, ...head }) =>
    propose(context, { head, lines: rows }, submit),
  putTransaction: async (context, { id, rows, ...head }) =>
    savedOf(await changeProposal(context, id, { head, lines: rows })),
  submitTransaction: (context, { id }) => moved(context, id, 'submit'),
  withdrawTransaction: (context, { id }) => moved(context, id, 'withdraw'),
  approveTransaction: (context, { id, comment }) => moved(context, id, 'approve', comment),
  rejectTransaction: (context, { id, reason }) => moved(context, id, 'reject', reason),
  endTransactionRepeats: async (context, { id }) => savedOf(await endRepeats(context, id)),
  postTransactionSpread: (context, { id, months }) => spreadProposal(context, id, months),
  getTransactionApprovers: (context, { id }) => approversOf(context, id),
  getTransactionFile: (context, { id }) => proposalFile(context, id),
  deleteTransaction: (context, { id }) => removeProposal(context, id),
});

export const auditExtractOperations: Implementation = implement(auditExtractService, {
  getAuditExtract(context, { periodId }) {
    refuseWhenScoped(context);
    return auditExtract(context, periodId);
  },
});

type Head = z.output<typeof proposalHead>;
type Lines = readonly z.output<typeof proposedLine>[];

async function propose(
  context: Context,
  { head, lines }: { readonly head: Head; readonly lines: Lines } & Given,
  submit: boolean,
): Promise<Saved> {
  const stored = await createProposal(context, { head, lines });
  return savedOf(submit ? await proposalLives.move(context, stored, 'submit') : stored);
}

async function moved(context: Context, id: string, event: ProposalEvent, reason = ''): Promise<Saved> {
  refuseWhenScoped(context);
  const stored = await proposals.toChange(context, id);
  proposalLives.next(stored, event);
  return savedOf(await proposalLives.move(context, stored, event, { reason }));
}

async function listProposals(
  context: Context,
  query: z.output<typeof proposalQuery>,
): Promise<Page<z.input<typeof proposalRow>>> {
  refuseWhenScoped(context);
  const { status, companyId } = query;
  const found = await searchedPage<StoredProposal>(context.db, {
    ...query,
    table: 'journal_proposal',
    partition: context.partition,
    columns: proposalColumns,
    conditions: [
      ...(status?.length ? [sql`t.status = any (${status}::text[])`] : []),
      ...(companyId ? [sql`t.company_id = ${companyId}`] : []),
    ],
    order: [...orders[query.sort], 't.id'],
  });
  return { ...found, rows: found.rows.map(rowOf) };
}
