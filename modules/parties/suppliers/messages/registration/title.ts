import type { Language } from '#platform/language.ts';

/**
 * The header of the registration, "Supplier Registration Form". It stands on the first screen, which would wait half a
 * second longer on a slow network for a catalogue of its own; so all languages of it come with the code.
 */
export const registrationTitle: Readonly<Record<Language, string>> = {
  en: 'Supplier Registration Form',
  afr: 'Registrasievorm vir verskaffers',
  pt: 'Formulário de registo de fornecedor',
  fr: 'Formulaire d’inscription des fournisseurs',
};
