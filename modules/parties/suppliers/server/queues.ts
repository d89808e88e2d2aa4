import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal, literals } from '#platform/server/states-in-sql.ts';
import { payRateQueue } from '#modules/base/pay-rates/server/index.ts';
import { bankQueue } from '#modules/parties/bank/server/index.ts';
import type { ApplicationState, CertificateState } from '../status.ts';
import { supplierPayRate } from './pay-rate-owner.ts';
import { supplierOwner } from './queries.ts';

const reads = [
  'getPartyNumber',
  'getCarrier',
  'getCarrierHistory',
  'getAllCarriersByClientName',
  'getBankChanges',
  'downloadFile',
  'getFileToken',
] as const;

/** Suppliers' applications, new ones and those whose details changed. */
export const supplierQueue: ApprovalQueue<'supplier', 'supplier'> = {
  kind: 'supplier',
  page: 'supplier',
  decides: ['approveCarrier', 'rejectCarrier'],
  reads,
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.id as page_id, t.registered_name as subject, '' as detail, 'approve' as asks, null::numeric as amount,
           t.status_since as since, t.submitted_by as captured_by, t.edited_by as captured_ids
      from supplier t
     where t.partition = ${partition} and t.status = ${literal<ApplicationState>('pending')}`,
};

/** Goods-in-transit certificates of suppliers that are in use or may come to be. */
export const certificateQueue: ApprovalQueue<'certificate', 'supplier'> = {
  kind: 'certificate',
  page: 'supplier',
  decides: ['approveGitCertificate', 'rejectGitCertificate'],
  reads,
  isDelegable: true,
  open: (partition) => sql`
    select g.id, g.supplier_id as page_id, t.registered_name as subject, g.policy_number as detail, 'approve' as asks,
           g.cover as amount, g.uploaded_at as since, g.uploaded_by as captured_by,
           array_remove(t.edited_by || g.uploaded_by_id, null) as captured_ids
      from git_certificate g
      join supplier t on t.partition = g.partition and t.id = g.supplier_id
     where g.partition = ${partition} and g.status in ${literals<CertificateState>('submitted', 'pending')} and t.status in ${literals<ApplicationState>('pending', 'infoRequested', 'approved')}`,
};

export const supplierBankQueue = bankQueue({ ownerKind: supplierOwner, page: 'supplier', reads });

export const supplierPayQueue = payRateQueue(supplierPayRate);
