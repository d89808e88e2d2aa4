import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import { bankQueue } from '#modules/parties/bank/server/index.ts';
import type { ApplicationState } from '../status.ts';
import { customerNoun } from './queries.ts';

const reads = [
  'getPartyNumber',
  'getShipper',
  'getShipperHistory',
  'getShippers',
  'getShipperCounts',
  'getBillToParties',
  'getBlobFile',
  'getBankChanges',
  'downloadFile',
  'getFileToken',
] as const;

/** Applications that nobody has recommended. Up to the client's threshold one person may approve them as they are. */
export const customerQueue: ApprovalQueue<'customer', 'customer'> = {
  kind: 'customer',
  page: 'customer',
  decides: ['recommendShipper', 'approveShipper', 'rejectShipper'],
  approves: 'approveShipper',
  reads,
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id, t.registered_name as subject, '' as detail,
           case when t.credit_required > c.credit_approval_threshold then 'recommend' else 'approve' end as asks,
           t.credit_required as amount, t.status_since as since, t.submitted_by as captured_by, t.edited_by as captured_ids
      from customer t
      join company c on c.partition = t.partition and c.id = t.company_id
     where t.partition = ${partition} and t.status in ${literals<ApplicationState>('pending', 'VETTING')}`,
};

/** Recommended applications. Above the threshold the person who recommended is not the one who approves. */
export const recommendedCustomerQueue: ApprovalQueue<'customer', 'customer'> = {
  kind: 'customer',
  page: 'customer',
  decides: ['approveShipper', 'rejectShipper'],
  approves: 'approveShipper',
  reads,
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id, t.registered_name as subject, t.recommendation ->> 'by' as detail, 'approve' as asks,
           (t.recommendation ->> 'limit')::numeric as amount, t.status_since as since, t.submitted_by as captured_by,
           case when (t.recommendation ->> 'limit')::numeric > c.credit_approval_threshold
             then array_remove(t.edited_by || array[t.recommended_by_id, (t.recommendation ->> 'onBehalfOf')::uuid], null)
             else t.edited_by end as captured_ids
      from customer t
      join company c on c.partition = t.partition and c.id = t.company_id
     where t.partition = ${partition} and t.status = ${literal<ApplicationState>('RECOMMENDED')}`,
};

export const customerBankQueue = bankQueue({ ownerKind: customerNoun, page: 'customer', reads });
