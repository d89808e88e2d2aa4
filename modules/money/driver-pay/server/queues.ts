import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { PayRunState } from '../status.ts';

/** Runs of drivers' pay that a second person decides. */
export const driverPayQueue: ApprovalQueue<'driverPay', 'driverPay'> = {
  kind: 'driverPay',
  page: 'driverPay',
  decides: ['approveDriverPay', 'rejectDriverPay'],
  approves: 'approveDriverPay',
  reads: ['getDriverPayRun', 'getDriverPayHistory', 'getDriverPay', 'getDriverPayLines'],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id,
           (select c.trade_name from company c where c.partition = t.partition and c.id = t.company_id) as subject,
           t.run_number as detail, 'approve' as asks, (t.total / 100.0)::numeric(15, 2) as amount, t.submitted_at as since,
           t.submitted_by as captured_by, t.edited_by as captured_ids
      from driver_pay_run t
     where t.partition = ${partition} and t.status = ${literal<PayRunState>('PENDING')}`,
};
