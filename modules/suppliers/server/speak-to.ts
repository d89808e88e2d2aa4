import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';

/** The supplier of a link chose a language: mails and SMS about its record are in it from now on. */
export async function speakTo(
  { db }: Context,
  { partition, subject_id: id }: Pick<LinkRow, 'partition' | 'subject_id'>,
  language: Language,
): Promise<void> {
  await db.updateTable('supplier').set({ language }).where('partition', '=', partition).where('id', '=', id).execute();
}
