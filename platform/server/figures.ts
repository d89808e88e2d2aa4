import { type RawBuilder, sql } from 'kysely';

/** Figures are counted up to here: a tile that says 10,000 means as many or more. */
const countedAtMost = 10_000;

/** How many rows there are, as a column; `from` has the table and its conditions. Along an index, no further than it is shown. */
export function counted(from: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from (select from ${from} limit ${countedAtMost}) counted)::int`;
}
