import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ProposalState } from '../status.ts';

/** Journals and batches that a second person posts. */
export const proposalQueue: ApprovalQueue<'journal', 'journalProposal'> = {
  kind: 'journal',
  page: 'journalProposal',
  decides: ['approveTransaction', 'rejectTransaction'],
  approves: 'approveTransaction',
  reads: ['getTransactionProposal', 'getTransactionProposalHistory', 'getTransactionProposals'],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id,
           (select c.trade_name from company c where c.partition = t.partition and c.id = t.company_id) as subject,
           t.number || ' ' || t.reason as detail, 'approve' as asks, (t.total / 100.0)::numeric(15, 2) as amount, t.submitted_at as since,
           t.submitted_by as captured_by, t.edited_by as captured_ids
      from journal_proposal t
     where t.partition = ${partition} and t.status = ${literal<ProposalState>('SUBMITTED')}`,
};
