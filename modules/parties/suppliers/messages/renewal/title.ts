import type { Language } from '#platform/language.ts';

/** The header of the renewal page; all languages of it come with the code, as the registration's do. */
export const renewalTitle: Readonly<Record<Language, string>> = {
  en: 'GIT Renewal Certificate',
  afr: 'GIT-hernuwingsertifikaat',
  pt: 'Certificado de renovação GIT',
  fr: 'Certificat de renouvellement GIT',
};
