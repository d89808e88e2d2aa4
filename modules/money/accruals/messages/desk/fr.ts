import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  propose: 'Proposer la régularisation du mois',
  proposeHint: 'Une deuxième personne l’approuve ; elle est contrepassée le 1er du mois suivant.',
};
