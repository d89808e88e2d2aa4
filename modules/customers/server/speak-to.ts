import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';

/** The customer chose a language by link: mails and SMS about its record are in it from now on. */
export async function speakTo({ db, partition }: Context, id: string, language: Language): Promise<void> {
  await db.updateTable('customer').set({ language }).where('partition', '=', partition).where('id', '=', id).execute();
}
