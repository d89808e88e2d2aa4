import { sql } from 'kysely';
import { failures, type FieldProblem } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { fuelClauses } from '../contract.ts';
import { asKept, termNames } from '../fields.ts';
import type { FuelClauseFailureCode } from '../messages/failures/index.ts';

const fail = failures<FuelClauseFailureCode>();

/** The first day of a version that has always held. */
export const alwaysFrom = '2000-01-01';

/** Loads come to a clause by approved rates; a draft has priced nothing yet. The table is `t`. */
const isUsed = sql`exists (select from rate r
  where r.partition = t.partition and r.fuel_clause_id = t.id and r.status in ('APPROVED', 'SUPERSEDED'))`;

export const fuelClauseStore = masterStore(fuelClauses, {
  facts: {
    partyName: sql`coalesce(
      (select c.registered_name from customer c where c.partition = t.partition and c.id = t.customer_id),
      (select s.registered_name from supplier s where s.partition = t.partition and s.id = t.supplier_id),
      '')`,
    isUsed,
    holdsFrom: sql`(select nullif(max(v.effective_from), ${alwaysFrom}::date) from fuel_clause_version v
      where v.partition = t.partition and v.clause_id = t.id and v.superseded_at is null)`,
  },
  complete: (_, values) => asKept(values),
  async refuse(context, { before, values }) {
    if (!before) return;
    const [was, kept] = [asKept(before), asKept(values)];
    const problems: Record<string, FieldProblem & { readonly code: FuelClauseFailureCode }> = {};
    for (const name of termNames) if (was[name] !== kept[name]) problems[name] = { code: 'clauseInUse' };
    if (was.dateBasis !== kept.dateBasis) problems['dateBasis'] = { code: 'clauseBasisFixed' };
    for (const name of ['customerId', 'supplierId'] as const)
      if (was[name] !== kept[name]) problems[name] = { code: 'clausePartyFixed' };
    if (Object.keys(problems).length > 0 && (await isFixed(context, before.id)))
      throw fail('clauseInUse', 'rule', {}, problems);
  },
});

/** Whether what a clause says is changed by versions: loads were priced by it, or it has had one. */
export async function isFixed({ db, partition }: Pick<Context, 'db' | 'partition'>, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select ${isUsed} or (select count(*) > 1 from fuel_clause_version v where v.partition = t.partition and v.clause_id = t.id) as used
      from fuel_clause t where t.partition = ${partition} and t.id = ${id}`.execute(db);
  return rows[0]?.used ?? false;
}
