import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { PaymentRunState } from '../status.ts';

/** Runs of payments that wait for a signature. */
export const paymentRunQueue: ApprovalQueue<'payment', 'paymentRun'> = {
  kind: 'payment',
  page: 'paymentRun',
  decides: ['approvePaymentRun', 'rejectPaymentRun'],
  approves: 'approvePaymentRun',
  reads: ['getPaymentRun', 'getPaymentRunHistory', 'getPaymentRuns'],
  isDelegable: false,
  open: (partition) => sql`
    select t.id, t.id as page_id,
           (select c.trade_name from company c where c.partition = t.partition and c.id = t.company_id) as subject,
           t.run_number as detail, 'approve' as asks, (t.worth / 100.0)::numeric(15, 2) as amount, t.submitted_at as since,
           t.submitted_by as captured_by,
           t.edited_by || coalesce((select array_agg(s.signed_by_id) from payment_signature s
             where s.partition = t.partition and s.run_id = t.id and s.digest = t.digest), '{}') as captured_ids
      from payment_run t
     where t.partition = ${partition} and t.status = ${literal<PaymentRunState>('PENDING')}`,
};
