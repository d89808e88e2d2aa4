import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';
import type { PartyNoun } from '../contract.ts';

/** The party of a link chose a language: mails and SMS about its record are in it from now on. */
export async function speakTo(
  { db }: Context,
  noun: PartyNoun,
  { partition, subject_id: id }: Pick<LinkRow, 'partition' | 'subject_id'>,
  language: Language,
): Promise<void> {
  // Every noun's table has the column.
  const table = noun as 'supplier';
  await db.updateTable(table).set({ language }).where('partition', '=', partition).where('id', '=', id).execute();
}
