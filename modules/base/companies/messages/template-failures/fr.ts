import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  termsPublished: 'Cette version a été publiée. Elle reste telle quelle ; commencez plutôt une nouvelle version.',
  termsNeedEnglish: 'Écrivez d’abord le texte anglais. Les autres langues s’y rabattent.',
  termsVersionTaken: 'Une version porte déjà ce nom.',
  settingExists: 'Quelqu’un d’autre vient d’enregistrer ces paramètres. Rouvrez-les.',
  daysTwice: 'Indiquez chaque jour une seule fois.',
  documentTwice: 'Chaque document n’est exigé qu’une fois.',
  mergeFieldUnknown: '{field} n’est pas un champ de ce texte. Sont permis : {allowed}',
  mergeFieldMissing: 'Ce texte doit contenir {field}.',
  braceAlone: 'Une accolade est isolée. Les champs s’écrivent ainsi : {example}.',
  sameCompany: 'Choisissez une autre entreprise : ce sont déjà ses propres réglages.',
  chooseOne: 'Choisissez-en au moins un.',
};
