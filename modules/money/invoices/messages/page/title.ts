import type { Language } from '#platform/language.ts';

/** The header of the page; all languages of it come with the code. */
export const invoicePageTitle: Readonly<Record<Language, string>> = {
  en: 'Invoice',
  afr: 'Faktuur',
  pt: 'Fatura',
  fr: 'Facture',
};
