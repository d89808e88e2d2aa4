import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  companyNameTaken: 'Hierdie maatskappynaam is reeds in gebruik. Elke maatskappy het sy eie.',
  ownCompany: 'U werk vir hierdie maatskappy. Iemand van ’n ander maatskappy moet dit deaktiveer.',
  logoAddress: 'Gee ’n adres wat met https:// begin.',
};
