import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { InvoiceState } from '../status.ts';

/** Drafts of more than their company's amount, which a second person approves. */
export const invoiceQueue: ApprovalQueue<'invoice', 'invoice'> = {
  kind: 'invoice',
  page: 'invoice',
  decides: ['approveInvoice', 'rejectInvoice'],
  approves: 'approveInvoice',
  reads: ['getInvoice', 'getInvoices', 'getInvoiceHistory', 'getInvoicePaper'],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id, (select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id) as subject,
           case t.kind when 'creditNote' then 'CN' when 'debitNote' then 'DN' else 'INV' end as detail, 'approve' as asks, (t.gross / 100.0)::numeric(15, 2) as amount,
           t.updated_at as since, t.created_by as captured_by, t.edited_by as captured_ids
      from invoice t join company o on o.partition = t.partition and o.id = t.company_id
     where t.partition = ${partition} and t.status = ${literal<InvoiceState>('DRAFT')} and t.gross / 100.0 > o.invoice_approval_above and t.decision_reason = ''`,
};
