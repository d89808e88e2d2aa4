import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  companyNameTaken: 'Ce nom d’entreprise est déjà pris. Chaque entreprise a le sien.',
  ownCompany: 'Vous travaillez pour cette entreprise. C’est à quelqu’un d’une autre entreprise de la désactiver.',
  logoAddress: 'Indiquez une adresse qui commence par https://.',
};
