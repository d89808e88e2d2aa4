import { sql } from 'kysely';
import { highest } from '#platform/calculations.ts';
import { type Cents, centsOfWire } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { literal } from '#platform/server/states-in-sql.ts';
import type { AccountState } from '#modules/base/access/status.ts';

/** Somebody who may decide, and up to which amount. */
interface Decider {
  readonly id: string;
  readonly name: string;
  /** Null for no limit. */
  readonly limit: Cents | null;
}

/**
 * Active people who decide by a right, who reaches furthest first. Whose view is limited to some records is not among them:
 * what asks this is closed to them. Of several roles of a person the one that reaches furthest counts.
 */
export async function decidersOf(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  right: string,
  kind: string,
): Promise<readonly Decider[]> {
  const { rows } = await sql<{ id: string; name: string; limits: (number | null)[] }>`
    select u.id, u.name || ' ' || u.surname as name, array_agg((p.amount_limits ->> ${kind})::numeric::float8) as limits
      from app_user u
      join user_profile up on up.partition = u.partition and up.user_id = u.id
      join role_profile p on p.partition = up.partition and p.id = up.profile_id
     where u.partition = ${partition} and u.status = ${literal<AccountState>('active')} and p.authorisations @> array[${right}]::text[]
       and session_scope(u.partition, u.id) is null
     group by u.partition, u.id, u.name, u.surname
     order by lower(u.surname), lower(u.name), u.id`.execute(db);
  return rows
    .map(({ limits, ...person }) => ({ ...person, limit: widest(limits) }))
    .toSorted((one, other) => reach(other) - reach(one));
}

function widest(limits: readonly (number | null)[]): Cents | null {
  const stated = limits.filter((limit) => limit !== null).map(centsOfWire);
  const [first, ...rest] = stated;
  return first === undefined || stated.length < limits.length ? null : highest(first, ...rest);
}

const reach = ({ limit }: Decider) => (limit === null ? Infinity : Number(limit));
