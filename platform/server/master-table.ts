import { type RawBuilder, sql } from 'kysely';
import type { MasterData } from '../master-data.ts';

/** `co2FactorGPerTkm` is `co2_factor_g_per_tkm`, `requiresPOD` is `requires_pod`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}

/** Pairs that one `jsonb_build_object` takes: a function has a hundred arguments at most. */
const pairsAtOnce = 50;

/** Names and values as one JSON object. */
export function jsonOf(pairs: readonly (readonly [name: string, value: RawBuilder<unknown>])[]): RawBuilder<unknown> {
  const starts = Array.from({ length: Math.ceil(pairs.length / pairsAtOnce) }, (_, place) => place * pairsAtOnce);
  const objects = starts.map((start) => {
    const given = pairs.slice(start, start + pairsAtOnce).flatMap(([name, value]) => [sql.lit(name), value]);
    return sql`jsonb_build_object(${sql.join(given)})`;
  });
  return objects.length === 0 ? sql`'{}'::jsonb` : sql`(${sql.join(objects, sql` || `)})`;
}

/** Where a noun is stored; the table is `t`. */
export function masterTable({ noun, code, name, fields: declared }: MasterData) {
  const columnOf = (field: string) => (field === code ? 'code' : field === name ? 'name' : snakeCase(field));
  const fields = Object.keys(declared.shape);
  // As JSON, so that `numeric` comes as a number; all of them are within what a double holds exactly.
  const ownFields = jsonOf(fields.map((field) => [field, sql.ref(`t.${columnOf(field)}`)]));
  return { table: snakeCase(noun), columnOf, fields, ownFields };
}

/** The codes of the records that a list of ids names, in its order: what a file calls them by. The table is `t`. */
export function codesOf(noun: string, field: string): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(r.code order by named.place), '[]')
    from unnest(${sql.ref(`t.${snakeCase(field)}`)}) with ordinality as named(id, place)
    join ${sql.table(snakeCase(noun))} r on r.partition = t.partition and r.id = named.id)`;
}
