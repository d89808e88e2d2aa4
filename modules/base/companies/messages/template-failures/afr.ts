import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  termsPublished: 'Hierdie weergawe is gepubliseer. Dit bly soos dit is; begin eerder ’n nuwe weergawe.',
  termsNeedEnglish: 'Skryf eers die Engelse teks. Elke ander taal val daarop terug.',
  termsVersionTaken: 'Daar is reeds ’n weergawe met hierdie naam.',
  settingExists: 'Iemand anders het hierdie instellings so pas gestoor. Maak dit weer oop.',
  daysTwice: 'Noem elke dag een keer.',
  documentTwice: 'Elke dokument word een keer vereis.',
  mergeFieldUnknown: '{field} is nie ’n veld van hierdie teks nie. Toegelaat is: {allowed}',
  mergeFieldMissing: 'Hierdie teks moet {field} bevat.',
  braceAlone: '’n Krulhakie staan alleen. Velde word geskryf soos {example}.',
  sameCompany: 'Kies ’n ander maatskappy: dit is sy eie instellings.',
  chooseOne: 'Kies ten minste een.',
};
