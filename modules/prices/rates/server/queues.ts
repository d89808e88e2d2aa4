import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { RateState } from '../status.ts';

/** Versions of rates that a second person decides. */
export const rateQueue: ApprovalQueue<'rate', 'rate'> = {
  kind: 'rate',
  page: 'rate',
  decides: ['approveRate', 'rejectRate'],
  approves: 'approveRate',
  reads: ['getRate', 'getRateHistory', 'getRates', 'getRateCounts'],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id,
           coalesce((select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id),
             (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id), t.code) as subject,
           t.code as detail, 'approve' as asks, (t.stake / 100.0)::numeric(15, 2) as amount, t.submitted_at as since, t.submitted_by as captured_by,
           t.edited_by as captured_ids
      from rate t
     where t.partition = ${partition} and t.status = ${literal<RateState>('PENDING')}`,
};
