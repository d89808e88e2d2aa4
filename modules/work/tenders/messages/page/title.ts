import type { Language } from '#platform/language.ts';

/** The header of the page; all languages of it come with the code. */
export const tenderPageTitle: Readonly<Record<Language, string>> = {
  en: 'Load offer',
  afr: 'Vragaanbod',
  pt: 'Proposta de carga',
  fr: 'Offre de chargement',
};
