import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ContractorState } from '../status.ts';

const reads = [
  'getPartyNumber',
  'getSubbieApplication',
  'getSubcontractorHistory',
  'getSubcontractors',
  'getSubcontractorCounts',
  'downloadFile',
  'getFileToken',
] as const;

/** Applications whose credit somebody has to assess before another person can approve them. */
export const assessmentQueue: ApprovalQueue<'contractor', 'contractor'> = {
  kind: 'contractor',
  page: 'contractor',
  decides: ['submitCreditorApplication'],
  reads,
  // Assessing is capturing: it takes its own right, and keeps the assessor from approving.
  isDelegable: false,
  open: (partition) => sql`
    select t.id, t.id as page_id, t.registered_name as subject, '' as detail, 'assess' as asks, null::numeric as amount,
           t.status_since as since, '' as captured_by, '{}'::uuid[] as captured_ids
      from contractor t
     where t.partition = ${partition} and t.status = ${literal<ContractorState>('pending')} and t.assessed_by is null`,
};

/** Assessed applications. */
export const contractorQueue: ApprovalQueue<'contractor', 'contractor'> = {
  kind: 'contractor',
  page: 'contractor',
  decides: ['approveSubcontractor', 'rejectSubcontractor'],
  reads,
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id, t.registered_name as subject, '' as detail, 'approve' as asks, t.credit_limit as amount,
           t.status_since as since, t.assessed_by as captured_by, t.edited_by as captured_ids
      from contractor t
     where t.partition = ${partition} and t.status = ${literal<ContractorState>('pending')} and t.assessed_by is not null`,
};
