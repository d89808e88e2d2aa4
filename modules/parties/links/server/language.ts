import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { linkKinds } from '../contract.ts';
import { heldLink } from './held.ts';

/** Keeps the language that the recipient chose: from now on it is that of the link's mails and SMS, and of the record's. */
export async function chooseLanguage(context: Context, language: Language): Promise<{ language: Language }> {
  const link = await heldLink(context, linkKinds);
  if (link.language === language) return { language };
  await context.db
    .updateTable('link')
    .set({ language })
    .where('partition', '=', link.partition)
    .where('id', '=', link.id)
    .execute();
  if (link.subject_id) await context.app.linkKinds.get(link.kind)?.speaks?.(context, link, language);
  return { language };
}
