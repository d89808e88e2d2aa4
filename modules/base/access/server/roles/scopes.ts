import { sql } from 'kysely';
import { invalidFields } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { AmountLimits, RecordScope, Role, ScopedNoun } from '#modules/base/access/people.ts';
import { scopedNouns } from '#modules/base/access/people.ts';
import type { StoredLimits, StoredScope } from '../tables.ts';

/** The tables, as the policies of the database know them, and what their records are called. */
export const scopeTables = {
  suppliers: { table: 'supplier', name: 'registered_name' },
  customers: { table: 'customer', name: 'registered_name' },
  profitCentres: { table: 'profit_centre', name: 'name' },
  companies: { table: 'company', name: 'name' },
} as const satisfies Record<ScopedNoun, { table: string; name: string }>;
export const storedNames = {
  suppliers: 'supplier',
  customers: 'customer',
  profitCentres: 'profitCentre',
  companies: 'company',
} as const;

export const noLimits: AmountLimits = {
  customer: null,
  creditLimit: null,
  load: null,
  rate: null,
  order: null,
  fuelAdjustment: null,
  driverPay: null,
  journal: null,
  invoice: null,
  payment: null,
};
/** Id → what the record is called. */
export type ScopeNames = Record<string, string>;

/** As the form has it. */
export function scopeOf(stored: StoredScope): RecordScope {
  const limitOf = (noun: ScopedNoun): RecordScope['suppliers'] => {
    const found = stored[storedNames[noun]];
    return { limit: found === undefined ? 'all' : found.own ? 'own' : 'chosen', ids: [...(found?.ids ?? [])] };
  };
  const { limit, ids } = limitOf('profitCentres');
  return {
    suppliers: limitOf('suppliers'),
    customers: limitOf('customers'),
    profitCentres: { limit: limit === 'all' ? 'all' : 'chosen', ids },
    companies: limitOf('companies'),
  };
}

/** As the database has it: only what is limited is named. */
export function storedScope(scope: RecordScope): StoredScope {
  const limited = scopedNouns.filter((noun) => scope[noun].limit !== 'all');
  return Object.fromEntries(
    limited.map((noun) => {
      const { limit, ids } = scope[noun];
      return [storedNames[noun], { own: limit === 'own', ids: limit === 'chosen' ? [...new Set(ids)].sort() : [] }];
    }),
  );
}

export function storedLimits(limits: AmountLimits): StoredLimits {
  return Object.fromEntries(Object.entries(limits).filter((entry): entry is [string, number] => entry[1] !== null));
}

/** What the chosen records of a scope are called; one that is gone, or that the caller does not see, is missing. */
export async function scopeNames(
  { db, partition }: Context,
  stored: StoredScope,
  of: readonly ScopedNoun[] = scopedNouns,
): Promise<ScopeNames> {
  const names: ScopeNames = {};
  for (const noun of of) {
    const ids = stored[storedNames[noun]]?.ids ?? [];
    if (ids.length === 0) continue;
    const { table, name } = scopeTables[noun];
    const { rows } = await sql<{
      id: string;
      name: string;
    }>`select id, ${sql.ref(name)} as name from ${sql.table(table)}
      where partition = ${partition} and id = any (${ids}::uuid[])`.execute(db);
    for (const row of rows) names[row.id] = row.name;
  }
  return names;
}

/** Whom a role is limited to must exist. A supplier's own users are bound to their supplier, and need no other limit. */
export async function checkScope(
  context: Context,
  { recordScope, profileSet }: Role,
  before: StoredScope,
): Promise<void> {
  const stored = storedScope(recordScope);
  if (profileSet === 'CARRIER' && Object.keys(stored).length > 0)
    throw invalidFields({ recordScope: { code: 'scopeOfSupplierUsers' } });
  const names = await scopeNames(context, stored);
  for (const noun of scopedNouns) {
    const known = new Set(before[storedNames[noun]]?.ids);
    const strange = stored[storedNames[noun]]?.ids.find((id) => names[id] === undefined && !known.has(id));
    if (strange !== undefined) throw invalidFields({ [`recordScope.${noun}.ids`]: { code: 'notAnOption' } });
  }
}
