import { sql } from 'kysely';
import type { MasterData } from '../master-data.ts';
import type { Context } from './implement.ts';
import { masterTable } from './master-table.ts';

/** Records by what people call them: for each text the ids of those that it means, of which there should be one. */
export type FindCalled = (
  context: Context,
  texts: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

export interface Called {
  readonly text: string;
  readonly id: string;
  /** A code is surer than a name: 1 is the surest. */
  readonly rank: number;
}

/** Of what was found for a text, what it means most surely. */
export function surestOf(found: readonly Called[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...Map.groupBy(found, ({ text }) => text)].map(([text, all]) => {
      const surest = Math.min(...all.map(({ rank }) => rank));
      return [text, [...new Set(all.filter(({ rank }) => rank === surest).map(({ id }) => id))]];
    }),
  );
}

/** Records of a plain noun by their code or their name; of those that share a name, the ones in use. */
export function findMasterCalled(noun: MasterData): FindCalled {
  const table = sql.table(masterTable(noun).table);
  return async ({ db, partition }, texts) => {
    const { rows } = await sql<Called>`
      with asked as materialized (select text from unnest(${[...new Set(texts)]}::text[]) as a(text))
      select a.text, t.id, 1 as rank from asked a
        join ${table} t on t.partition = ${partition} and t.code = upper(btrim(a.text))
      union all
      select a.text, t.id, case when t.is_active then 2 else 3 end from asked a
        join ${table} t on t.partition = ${partition} and search_key(t.name) = search_key(btrim(a.text))`.execute(db);
    return surestOf(rows);
  };
}
