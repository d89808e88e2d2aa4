import type { Language } from '#platform/language.ts';

/** The header of the form. It stands on the first screen, so all languages of it come with the code. */
export const applicationTitle: Readonly<Record<Language, string>> = {
  en: 'Creditor Application Form',
  afr: 'Aansoekvorm vir krediteure',
  pt: 'Formulário de pedido de credor',
  fr: 'Formulaire de demande de créancier',
};
