import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { BankVersionState } from '../status.ts';

interface OwnerTable<Page extends string> {
  /** As in `bank_version.owner_kind`, which is also the name of the party's table. */
  readonly ownerKind: string;
  /** Of the party's name in that table. */
  readonly nameColumn?: 'registered_name' | 'name';
  readonly page: Page;
  readonly reads: readonly string[];
}

/** Bank details of one noun's parties that wait for a second person. */
export function bankQueue<Page extends string>({
  ownerKind,
  nameColumn = 'registered_name',
  page,
  reads,
}: OwnerTable<Page>): ApprovalQueue<'bank', Page> {
  return {
    kind: 'bank',
    page,
    decides: ['approveBankChange', 'rejectBankChange'],
    reads: ['getBankAccountNumber', ...reads],
    isDelegable: true,
    open: (partition) => sql`
      select b.id, b.owner_id as page_id, ${sql.ref(`t.${nameColumn}`)} as subject, b.bank as detail, 'approve' as asks,
             null::numeric as amount, b.recorded_at as since, b.recorded_by as captured_by,
             array_remove(array[b.recorded_by_id], null) as captured_ids
        from bank_version b
        join ${sql.table(ownerKind)} t on t.partition = b.partition and t.id = b.owner_id
       where b.partition = ${partition} and b.status = ${literal<BankVersionState>('pending')} and b.owner_kind = ${ownerKind}`,
  };
}
