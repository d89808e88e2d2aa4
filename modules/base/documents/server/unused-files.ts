import type { Context } from '#platform/server/implement.ts';
import './tables.ts';

/**
 * Erases the files that came through a link and belong to no record: what was chosen and replaced, or never submitted. The
 * bytes go first: a process that dies between leaves a row, and the next round finishes; the other way round bytes would
 * stay that nobody knows of. Returns how many there were.
 */
export async function eraseUnusedFiles({ app, db, partition }: Context, linkId: string): Promise<number> {
  const unused = await db
    .selectFrom('stored_file')
    .select(['id', 'blob_name'])
    .where('partition', '=', partition)
    .where('link_id', '=', linkId)
    .where('subject_id', 'is', null)
    .forUpdate()
    .execute();
  if (unused.length === 0) return 0;
  for (const { blob_name } of unused) await app.files.remove(blob_name);
  await db
    .deleteFrom('stored_file')
    .where('partition', '=', partition)
    .where(
      'id',
      'in',
      unused.map(({ id }) => id),
    )
    .execute();
  return unused.length;
}
