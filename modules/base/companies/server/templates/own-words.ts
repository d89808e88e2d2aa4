import type { Language } from '#platform/language.ts';
import { translator, type Catalogue, type Texts, type Translate } from '#platform/messages.ts';
import type { Context } from '#platform/server/implement.ts';
import '../tables.ts';

/** The translator of a catalogue in which a company's own words stand in place of the built-in ones. */
export async function companyTexts<English extends Texts>(
  { db, partition }: Pick<Context, 'db' | 'partition'>,
  catalogue: Catalogue<English>,
  companyId: string,
  language: Language,
): Promise<Translate<English>> {
  const { texts } = await catalogue.load[language]();
  if (catalogue.id === undefined) return translator(language, texts);
  const own = await db
    .selectFrom('message_text')
    .select(['key', 'text'])
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .where('catalogue', '=', catalogue.id)
    .where('language', '=', language)
    .execute();
  return translator(language, { ...texts, ...Object.fromEntries(own.map(({ key, text }) => [key, text])) });
}
