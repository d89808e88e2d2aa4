import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  termsPublished: 'Esta versão foi publicada. Fica como está; comece antes uma nova versão.',
  termsNeedEnglish: 'Escreva primeiro o texto em inglês. É a ele que as outras línguas recorrem.',
  termsVersionTaken: 'Já existe uma versão com este nome.',
  settingExists: 'Outra pessoa acabou de guardar estas definições. Abra-as de novo.',
  daysTwice: 'Indique cada dia uma só vez.',
  documentTwice: 'Cada documento é exigido uma só vez.',
  mergeFieldUnknown: '{field} não é um campo deste texto. São permitidos: {allowed}',
  mergeFieldMissing: 'Este texto tem de conter {field}.',
  braceAlone: 'Há uma chaveta isolada. Os campos escrevem-se assim: {example}.',
  sameCompany: 'Escolha outra empresa: estas já são as definições dela.',
  chooseOne: 'Escolha pelo menos um.',
};
