import { type RawBuilder, sql } from 'kysely';
import type { Context } from './implement.ts';

/** Counts end here: a chip says "more than a thousand". */
const countedAtMost = 1001;

/**
 * Counts what the chips of a list show, each by a statement of its own: a count for which the database has no time, or that
 * fails, is null, and says nothing about the others. `rowsOf` answers what follows `select`, such as `from load t where …`.
 * Asked by operations that only read: in a transaction one failure would be that of all.
 */
export async function countEach<Chip extends string>(
  { app, db, operation }: Pick<Context, 'app' | 'db' | 'operation'>,
  chips: readonly Chip[],
  rowsOf: (chip: Chip) => RawBuilder<unknown>,
): Promise<Record<Chip, number | null>> {
  const counts = await Promise.all(
    chips.map(async (chip) => {
      try {
        const { rows } = await sql<{ found: number }>`
          select count(*)::int as found from (select ${rowsOf(chip)} limit ${countedAtMost}) counted`.execute(db);
        return [chip, rows[0]!.found] as const;
      } catch (error) {
        app.log.warn({ err: error, operation, chip }, 'a chip was not counted');
        return [chip, null] as const;
      }
    }),
  );
  return Object.fromEntries(counts) as Record<Chip, number | null>;
}
