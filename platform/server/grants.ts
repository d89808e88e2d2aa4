import { centsOfWire } from '../money.ts';
import type { Database } from './database.ts';
import type { Principal, RoleLimits } from './implement.ts';

/** What somebody may do now. */
export interface Grants {
  /** Their own rights, and those that colleagues handed over. */
  readonly authorisations: ReadonlySet<string>;
  /** The rights that are not their own, with those who handed them over. */
  readonly lent: ReadonlyMap<string, readonly Principal[]>;
  readonly limits: readonly RoleLimits[];
  /** The records that their view is limited to, as the connection's setting has it. */
  readonly scope: string | undefined;
}

/** Reads the rights of a person: their own, and what colleagues handed over. */
export async function readGrants(
  lookups: Database['lookups'],
  { partition, user_id }: { readonly partition: string; readonly user_id: string | null },
): Promise<Grants> {
  const { rows } = await lookups.query<{
    own: string[];
    lent: {
      id: string;
      name: string;
      authorisations: string[];
      limits: StoredRoleLimits[];
      amount_limit: number | null;
    }[];
    limits: StoredRoleLimits[];
    scope: object | null;
  }>(
    `select session_authorisations($1, $2) as own, session_limits($1, $2) as limits, session_scope($1, $2) as scope,
            (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'authorisations', l.authorisations,
                'limits', session_limits($1, l.id), 'amount_limit', l.amount_limit)), '[]') from session_lent($1, $2) l) as lent`,
    [partition, user_id],
  );
  const found = rows[0]!;
  const authorisations = new Set(found.own);
  const lent = new Map<string, Principal[]>();
  for (const { id, name, limits, amount_limit, authorisations: rights } of found.lent) {
    const limit = amount_limit === null ? undefined : centsOfWire(amount_limit);
    for (const right of rights.filter((each) => !authorisations.has(each)))
      lent.set(right, [...(lent.get(right) ?? []), { id, name, limits: limits.map(inCents), limit }]);
  }
  return {
    authorisations: new Set([...authorisations, ...lent.keys()]),
    lent,
    limits: found.limits.map(inCents),
    scope: found.scope === null ? undefined : JSON.stringify(found.scope),
  };
}

/** The limits of a role as they are stored: kind of approval → rand. */
interface StoredRoleLimits {
  readonly authorisations: readonly string[];
  readonly limits: Readonly<Record<string, number>>;
}

function inCents({ authorisations, limits }: StoredRoleLimits): RoleLimits {
  const entries = Object.entries(limits).map(([kind, rand]) => [kind, centsOfWire(rand)] as const);
  return { authorisations, limits: Object.fromEntries(entries) };
}
