import type { Language } from '#platform/language.ts';

/** The header of the page; all languages of it come with the code, as the registration's do. */
export const creditTitle: Readonly<Record<Language, string>> = {
  en: 'Credit Limit Change',
  afr: 'Verandering van kredietlimiet',
  pt: 'Alteração do limite de crédito',
  fr: 'Modification du plafond de crédit',
};
