import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { searchedPage } from '#platform/server/search.ts';
import type { ScopedNoun } from '#modules/base/access/people.ts';
import { scopeTables } from './scopes.ts';

const offeredAtMost = 21;

interface Option {
  readonly id: string;
  readonly name: string;
  /** What tells two of the same name apart. */
  readonly detail: string;
}

const lists: Readonly<Record<ScopedNoun, { detail: string; order: readonly string[]; live: RawBuilder<unknown> }>> = {
  suppliers: { detail: 'account_number', order: ['t.registered_key', 't.id'], live: sql`t.status <> 'deleted'` },
  customers: { detail: 'account_number', order: ['t.registered_key', 't.id'], live: sql`t.is_live` },
  profitCentres: { detail: 'code', order: ['search_key(t.name)', 't.id'], live: sql`t.is_active` },
  companies: { detail: 'trade_name', order: ['search_key(t.name)', 't.id'], live: sql`t.is_client and t.is_active` },
};

/** The first records of a noun that match, by their names. */
export async function scopeOptions({ db, partition }: Context, noun: ScopedNoun, search: string): Promise<Option[]> {
  const { table, name } = scopeTables[noun];
  const { detail, order, live } = lists[noun];
  const { rows } = await searchedPage<Option>(db, {
    table,
    search,
    partition,
    conditions: [live],
    order,
    descending: false,
    columns: sql`t.id, ${sql.ref(`t.${name}`)} as name, ${sql.ref(`t.${detail}`)} as detail`,
    page: 1,
    pageSize: offeredAtMost,
  });
  return rows;
}
