import { centsOfWire } from '../money.ts';
import type { Database } from './database.ts';
import type { Principal, RoleLimits } from './implement.ts';

/**
 * What holds for people of others who sign in, by their kind: the rights that count for them, whatever their roles hold, and the
 * fields that no answer to them has.
 */
export type OutsideRules = Readonly<
  Record<string, { readonly rights: ReadonlySet<string>; readonly hidden: RegExp } | undefined>
>;

/** What somebody may do now. */
export interface Grants {
  /** Their own rights, and those that colleagues handed over. */
  readonly authorisations: ReadonlySet<string>;
  /** The rights that are not their own, with those who handed them over. */
  readonly lent: ReadonlyMap<string, readonly Principal[]>;
  readonly limits: readonly RoleLimits[];
  /** The records that their view is limited to, as the connection's setting has it. */
  readonly scope: string | undefined;
  /** The fields that no answer to them has; undefined for the company's own people. */
  readonly hidden?: RegExp | undefined;
}

/** Reads the rights of a person: their own, and what colleagues handed over. */
export async function readGrants(
  lookups: Database['lookups'],
  { partition, user_id }: { readonly partition: string; readonly user_id: string | null },
  outside: OutsideRules = {},
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
    scope: { readonly kind?: string } | null;
  }>(
    `select session_authorisations($1, $2) as own, session_limits($1, $2) as limits, session_scope($1, $2) as scope,
            (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'authorisations', l.authorisations,
                'limits', session_limits($1, l.id), 'amount_limit', l.amount_limit)), '[]') from session_lent($1, $2) l) as lent`,
    [partition, user_id],
  );
  const found = rows[0]!;
  const rules = outside[found.scope?.kind ?? ''];
  const authorisations = new Set(rules ? found.own.filter((right) => counts(rules.rights, right)) : found.own);
  const lent = new Map<string, Principal[]>();
  // Nobody hands the company's work over to people of others.
  for (const { id, name, limits, amount_limit, authorisations: rights } of rules ? [] : found.lent) {
    const limit = amount_limit === null ? undefined : centsOfWire(amount_limit);
    for (const right of rights.filter((each) => !authorisations.has(each)))
      lent.set(right, [...(lent.get(right) ?? []), { id, name, limits: limits.map(inCents), limit }]);
  }
  return {
    authorisations: new Set([...authorisations, ...lent.keys()]),
    lent,
    limits: found.limits.map(inCents),
    scope: found.scope === null ? undefined : JSON.stringify(found.scope),
    hidden: rules?.hidden,
  };
}

/** What limits them counts besides: it admits to nothing (wire.md §3). */
function counts(rights: ReadonlySet<string>, right: string): boolean {
  return rights.has(right) || right.startsWith('tripDirector.loadingPerformance.');
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
