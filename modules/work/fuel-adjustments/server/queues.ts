import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { AdjustmentState } from '../status.ts';

/** Runs of fuel adjustments that a second person decides. */
export const adjustmentQueue: ApprovalQueue<'fuelAdjustment', 'fuelAdjustment'> = {
  kind: 'fuelAdjustment',
  page: 'fuelAdjustment',
  decides: ['approveFuelAdjustment', 'rejectFuelAdjustment'],
  approves: 'approveFuelAdjustment',
  reads: [
    'getFuelAdjustment',
    'getFuelAdjustmentHistory',
    'getFuelAdjustments',
    'getFuelAdjustmentLoads',
    'getFuelAdjustmentLetter',
  ],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id, t.run_no as subject, t.effective_from::text as detail, 'approve' as asks,
           (select (abs(coalesce(sum(d.sell_after - d.sell_before), 0)) / 100.0)::numeric(15, 2) from fuel_adjustment_load d
              join fuel_adjustment_line n on n.partition = d.partition and n.adjustment_id = d.adjustment_id
               and n.customer_id = d.customer_id and n.clause_id = d.clause_id and n.is_included
             where d.partition = t.partition and d.adjustment_id = t.id and d.left_out = '') as amount,
           t.submitted_at as since, t.submitted_by as captured_by, t.edited_by as captured_ids
      from fuel_adjustment t
     where t.partition = ${partition} and t.status = ${literal<AdjustmentState>('CALCULATED')} and t.submitted_at is not null`,
};
