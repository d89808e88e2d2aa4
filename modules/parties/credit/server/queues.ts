import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { CreditChangeState } from '../status.ts';

/** Changes of credit limits above the client's threshold. */
export const creditLimitQueue: ApprovalQueue<'creditLimit', 'creditLimit'> = {
  kind: 'creditLimit',
  page: 'creditLimit',
  decides: ['approveShipperCreditChange', 'rejectShipperCreditChange'],
  approves: 'approveShipperCreditChange',
  reads: [
    'getShipperCreditChangeRecord',
    'getShipperCreditChangeHistory',
    'getShipperCreditChanges',
    'getShipperCreditPosition',
    'getShipperCreditFile',
    'getFileToken',
  ],
  about: 'about_id',
  isDelegable: true,
  open: (partition) => sql`
    select h.id, h.id as page_id, h.customer_id as about_id, t.registered_name as subject, h.kind as detail, 'approve' as asks, h.new_limit as amount,
           h.proposed_at as since, h.proposed_by as captured_by, h.edited_by as captured_ids
      from credit_change h
      join customer t on t.partition = h.partition and t.id = h.customer_id
     where h.partition = ${partition} and h.status = ${literal<CreditChangeState>('PROPOSED')}`,
};
