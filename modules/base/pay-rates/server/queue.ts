import { sql } from 'kysely';
import { authorisation } from '#platform/operation.ts';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { PayRateKind } from '../contract.ts';
import type { PayRateChangeState } from '../status.ts';
import type { PayRateOwner } from './owners.ts';

/** Versions of what is paid by the records of one noun that a second person decides. */
export function payRateQueue<Page extends PayRateKind>(
  owner: PayRateOwner & { readonly kind: Page },
): ApprovalQueue<'payRate', Page> {
  const { kind, table, nameColumn, reads } = owner;
  return {
    kind: 'payRate',
    page: kind,
    decides: ['approvePayRateVersion', 'rejectPayRateVersion'],
    reads: ['getPayRateVersions', reads],
    isDelegable: true,
    open: (partition, held) => sql`
      select t.id, t.owner_id as page_id, ${sql.ref(`o.${nameColumn}`)} as subject, '' as detail, 'approve' as asks,
             null::numeric(15, 2) as amount, t.created_at as since, t.created_by as captured_by, t.edited_by as captured_ids
        from pay_rate_change t join ${sql.table(table)} o on o.partition = t.partition and o.id = t.owner_id
       where t.partition = ${partition} and t.owner_kind = ${kind} and t.status = ${literal<PayRateChangeState>('PENDING')}
         and ${held === undefined || held.has(authorisation('tripDirector', reads))}`,
  };
}
