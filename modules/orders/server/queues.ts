import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { defaultCurrency } from '#platform/money.ts';

/** Purchase orders that a second person decides. */
export const purchaseQueue: ApprovalQueue<'order', 'purchaseOrder'> = {
  kind: 'order',
  page: 'purchaseOrder',
  decides: ['approvePurchaseOrder', 'rejectPurchaseOrder'],
  approves: 'approvePurchaseOrder',
  reads: [
    'getPurchaseOrder',
    'getPurchaseOrderHistory',
    'getPurchaseOrders',
    'getPurchaseOrderCounts',
    'getPurchaseOrderPaper',
    'getPurchaseOrderFile',
  ],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id,
           (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id) as subject,
           t.order_number as detail, 'approve' as asks,
           case when t.currency = ${defaultCurrency} then (t.gross / 100.0)::numeric(15, 2) end as amount,
           t.submitted_at as since, t.submitted_by as captured_by, t.edited_by as captured_ids
      from company_order t
     where t.partition = ${partition} and t.kind = 'purchase' and t.status = 'SUBMITTED'`,
};
