import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import { type Import, joinTextIndexes, moveOn, readyForMany } from './imports.ts';
import type { RowProblem } from './tables.ts';

/** Records that are taken back by one statement. */
const undoneAtOnce = 1000;

/** Everything was to be taken back, and somebody has touched these rows since. */
export class RowsTouched extends Error {
  readonly rows: readonly number[];
  constructor(rows: readonly number[]) {
    super('importTouched');
    this.rows = rows;
  }
}

interface WrittenRow {
  readonly number: number;
  readonly record_id: string | null;
  readonly record_lock: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
}

/**
 * Takes back what the import wrote. Records that somebody has touched since, or that others refer to by now, stay: then all
 * stays (`RowsTouched`), unless the rest is wanted without them.
 */
export async function takeBack(context: Context, found: Import, kind: ImportKind): Promise<void> {
  if (found.status !== 'UNDOING') return;
  const { db, partition } = context;
  await readyForMany(db);
  const kept: number[] = [];
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('import_row')
      .select(['number', 'record_id', 'record_lock', 'before'])
      .where('partition', '=', partition)
      .where('import_id', '=', found.id)
      .where('is_committed', '=', true)
      .where('part_of', 'is', null)
      .where('number', '>', after)
      .orderBy('number')
      .limit(undoneAtOnce)
      .execute();
    if (rows.length === 0) break;
    kept.push(...(await undoRows(context, kind, rows)));
    after = rows.at(-1)!.number;
  }
  if (kept.length > 0 && found.scope === 'all') throw new RowsTouched(kept);
  await joinTextIndexes(db, kind);
  await db
    .updateTable('import_row')
    .set({ is_committed: false })
    .where('partition', '=', partition)
    .where('import_id', '=', found.id)
    .where('is_committed', '=', true)
    .where(sql<boolean>`not coalesce(part_of, number) = any (${kept}::int[])`)
    .execute();
  await markTouched(context, found, kept);
  await moveOn(context, found, 'undone', { done: found.rows, ...(kept.length > 0 && { problem: 'importSomeKept' }) });
  await context.publish(kind.channel, 'imported', found.id);
}

/** Says at each row that somebody has touched its record since. */
export async function markTouched({ db, partition }: Context, { id }: Import, rows: readonly number[]): Promise<void> {
  const problem: RowProblem = { field: '', code: 'importRowTouched' };
  await db
    .updateTable('import_row')
    .set({ problems: JSON.stringify([problem]) })
    .where('partition', '=', partition)
    .where('import_id', '=', id)
    .where(sql<boolean>`number = any (${[...rows]}::int[])`)
    .execute();
}

/** Takes back rows together, or in halves until those that cannot be taken back stand alone; returns their numbers. */
async function undoRows(context: Context, kind: ImportKind, rows: readonly WrittenRow[]): Promise<readonly number[]> {
  if (await undone(context, kind, rows)) return [];
  if (rows.length === 1) return [rows[0]!.number];
  const middle = Math.ceil(rows.length / 2);
  return [
    ...(await undoRows(context, kind, rows.slice(0, middle))),
    ...(await undoRows(context, kind, rows.slice(middle))),
  ];
}

/** Whether all of them could be taken back; if not, nothing of it is left. */
async function undone(context: Context, kind: ImportKind, rows: readonly WrittenRow[]): Promise<boolean> {
  const { db } = context;
  await sql`savepoint rows_to_undo`.execute(db);
  try {
    const written = rows.map((row) => ({
      id: row.record_id ?? '',
      lockId: row.record_lock ?? '',
      before: row.before,
    }));
    if ((await kind.undo(context, written)) === 0) {
      await sql`release savepoint rows_to_undo`.execute(db);
      return true;
    }
  } catch (error) {
    if (!isReferred(error)) throw error;
  }
  await sql`rollback to savepoint rows_to_undo`.execute(db);
  return false;
}

/** Another record refers to one that would be deleted. */
function isReferred(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '23503' || code === '23001';
}
