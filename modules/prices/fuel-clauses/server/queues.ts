import { sql } from 'kysely';
import type { ApprovalQueue } from '#platform/server/approvals.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { ClauseChangeState } from '../status.ts';

/** Versions of fuel clauses that a second person decides. */
export const clauseQueue: ApprovalQueue<'fuelClause', 'fuelClause'> = {
  kind: 'fuelClause',
  page: 'fuelClause',
  decides: ['approveFuelClauseVersion', 'rejectFuelClauseVersion'],
  approves: 'approveFuelClauseVersion',
  reads: ['getFuelClauses', 'getFuelClauseVersions'],
  isDelegable: true,
  open: (partition) => sql`
    select t.id, t.clause_id as page_id, c.name as subject, c.code as detail, 'approve' as asks, null::numeric(15, 2) as amount,
           t.created_at as since, t.created_by as captured_by, t.edited_by as captured_ids
      from fuel_clause_change t join fuel_clause c on c.partition = t.partition and c.id = t.clause_id
     where t.partition = ${partition} and t.status = ${literal<ClauseChangeState>('PENDING')}`,
};
