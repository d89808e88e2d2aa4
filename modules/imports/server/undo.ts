import type { Context } from '#platform/server/implement.ts';
import type { ImportKind } from '#platform/server/import-kind.ts';
import { RowRefused } from './commit.ts';
import { type Import, joinTextIndexes, moveOn, readyForMany } from './imports.ts';

/** Records that are taken back by one statement. */
const undoneAtOnce = 1000;

/** Takes back everything that the import wrote; refuses all of it when somebody has touched one of the records since. */
export async function takeBack(context: Context, found: Import, kind: ImportKind): Promise<false> {
  if (found.status !== 'UNDOING') return false;
  const { db, partition } = context;
  await readyForMany(db);
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('import_row')
      .select(['number', 'record_id', 'record_lock', 'before'])
      .where('partition', '=', partition)
      .where('import_id', '=', found.id)
      .where('is_committed', '=', true)
      .where('number', '>', after)
      .orderBy('number')
      .limit(undoneAtOnce)
      .execute();
    if (rows.length === 0) break;
    const touched = await kind.undo(
      context,
      rows.map((row) => ({ id: row.record_id ?? '', lockId: row.record_lock ?? '', before: row.before })),
    );
    if (touched > 0) throw new RowRefused(rows[0]!.number, [{ field: '', code: 'importTouched' }]);
    after = rows.at(-1)!.number;
  }
  await joinTextIndexes(db, kind);
  await db
    .updateTable('import_row')
    .set({ is_committed: false })
    .where('partition', '=', partition)
    .where('import_id', '=', found.id)
    .where('is_committed', '=', true)
    .execute();
  await moveOn(context, found, 'undone', { done: found.rows });
  await context.publish(kind.channel, 'imported', found.id);
  return false;
}
