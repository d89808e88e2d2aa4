import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { setOf } from '#platform/server/states-in-sql.ts';
import { purchaseInvoiceLife } from '../status.ts';

/** Documents of suppliers that were compared and wait for a second person. */
export const purchaseQueue: ApprovalQueue<'purchaseInvoice', 'purchaseInvoice'> = {
  kind: 'purchaseInvoice',
  page: 'purchaseInvoice',
  decides: ['approvePurchaseInvoice', 'approvePurchaseInvoiceVariance', 'rejectPurchaseInvoice'],
  approves: 'approvePurchaseInvoice',
  reads: ['getPurchaseInvoice', 'getPurchaseInvoices', 'getPurchaseInvoiceHistory', 'getPurchaseInvoiceFile'],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id, (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id) as subject,
           t.supplier_invoice_no as detail, 'approve' as asks, (coalesce(t.base_gross, t.gross) / 100.0)::numeric(15, 2) as amount, coalesce(t.matched_at, t.updated_at) as since,
           t.created_by as captured_by, t.edited_by as captured_ids
      from purchase_invoice t where t.partition = ${partition} and t.status in ${setOf(purchaseInvoiceLife, 'compared')}`,
};
