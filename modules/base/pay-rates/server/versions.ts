import { type RawBuilder, sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { PayTerms } from '../contract.ts';
import type { PayRateChangeState } from '../status.ts';
import type { PayRateOwner } from './owners.ts';

const fail = failures<FailureCode>();

/** The first day of a version that has always held. */
export const alwaysFrom = '2000-01-01';

/** What a record is paid by, and whether that changes by versions only. */
export interface PaidBy {
  readonly terms: PayTerms;
  readonly isUsed: boolean;
}

/** What the newest version of a record says; `notFound` where the caller may not see it. */
export async function presentTerms(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  { kind, table }: PayRateOwner,
  id: string,
  hold: RawBuilder<unknown> = sql``,
): Promise<PaidBy> {
  const { rows } = await sql<PaidBy>`
    select pay_rate_terms(${kind}, to_jsonb(t)) as terms, pay_rate_is_used(${kind}, t.partition, t.id) as "isUsed"
      from ${sql.table(table)} t where t.partition = ${partition} and t.id = ${id} ${hold}`.execute(db);
  const [present] = rows;
  if (!present) throw fail('notFound', 'notFound');
  return present;
}

/** The same, held until the transaction ends. */
export function heldTerms(
  context: Pick<Context, 'db' | 'partition'>,
  owner: PayRateOwner,
  id: string,
): Promise<PaidBy> {
  return presentTerms(context, owner, id, sql`for update of t`);
}

/** What is paid by a record on a day, as JSON; `id` and `day` are columns or values of the statement. */
export function payTermsOn(partition: string, id: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<PayTerms> {
  return sql`(select v.terms from pay_rate_version v
    where v.partition = ${partition} and v.owner_id = ${id} and v.superseded_at is null and v.in_force @> ${day})`;
}

/** Facts of a record for its list; the table is `t`. */
export function payRateFacts(kind: PayRateOwner['kind']) {
  return {
    isUsed: sql`pay_rate_is_used(${sql.lit(kind)}, t.partition, t.id)`,
    holdsFrom: sql`(select nullif(max(v.effective_from), ${alwaysFrom}::date) from pay_rate_version v
      where v.partition = t.partition and v.owner_id = t.id and v.superseded_at is null)`,
    waits: sql`exists (select from pay_rate_change c
      where c.partition = t.partition and c.owner_id = t.id and c.status = ${literal<PayRateChangeState>('PENDING')})`,
  };
}
