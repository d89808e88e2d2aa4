import type { Language } from '#platform/language.ts';

/**
 * The header of the registration, "Customer Registration Form". It stands on the first screen, which would wait half a
 * second longer on a slow network for a catalogue of its own; so all languages of it come with the code.
 */
export const registrationTitle: Readonly<Record<Language, string>> = {
  en: 'Customer Registration Form',
  afr: 'Registrasievorm vir kliënte',
  pt: 'Formulário de registo de cliente',
  fr: 'Formulaire d’inscription des clients',
};

/** The specification words it otherwise for customers. */
export const expiredTitle: Readonly<Record<Language, string>> = {
  en: 'Application Link Expired',
  afr: 'Aansoekskakel het verval',
  pt: 'A ligação do pedido expirou',
  fr: 'Lien de demande expiré',
};
