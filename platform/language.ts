/** The languages of every text, in the order in which the chooser offers them. */
export const languages = ['en', 'afr', 'pt', 'fr'] as const;
export type Language = (typeof languages)[number];

/** Each language under its own name, as its speakers look for it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  afr: 'Afrikaans',
  pt: 'Português',
  fr: 'Français',
};

/** BCP 47 tags for `Intl` and for the `lang` attribute. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-ZA', afr: 'af-ZA', pt: 'pt-MZ', fr: 'fr' };

const byPrimaryTag: Readonly<Record<string, Language>> = { en: 'en', af: 'afr', afr: 'afr', pt: 'pt', fr: 'fr' };

/** The language for a tag such as `en-ZA`, `af` or `pt-MZ`; undefined when it is none of ours. */
export function languageOf(tag: string): Language | undefined {
  return byPrimaryTag[tag.toLowerCase().split(/[-_]/)[0] ?? ''];
}
