import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  companyNameTaken: 'Ce nom d’entreprise est déjà pris. Chaque entreprise a le sien.',
  ownCompany: 'Vous travaillez pour cette entreprise. C’est à quelqu’un d’une autre entreprise de la désactiver.',
  logoAddress: 'Choisissez une image PNG ou JPEG.',
  logoTooLarge: 'L’image est trop grande. Choisissez-en une de 150 ko au plus.',
  colour: 'Écrivez la couleur avec # et six chiffres ou lettres de a à f, par exemple #1a4f8b.',
};
