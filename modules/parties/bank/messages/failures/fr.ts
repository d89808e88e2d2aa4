import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownBankChange:
    'Vous avez vous-même enregistré ces coordonnées bancaires, ou envoyé le lien par lequel elles sont arrivées. La décision revient à une deuxième personne.',
  bankNeedsSecondFactor:
    'Ici, seules les personnes ayant un second facteur approuvent des coordonnées bancaires. Configurez-en d’abord un dans votre profil.',
};
