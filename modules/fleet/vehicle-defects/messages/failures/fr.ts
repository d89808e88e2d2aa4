import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownRepair: 'Vous avez fait cette réparation vous-même. Une autre personne doit la vérifier.',
  criticalNotDeferred:
    'Un défaut critique ne peut pas être reporté. Réparez-le, ou demandez à une personne habilitée de déclarer qu’aucune réparation n’est nécessaire.',
  criticalOpen: 'Des défauts critiques sont ouverts : {numbers}. Réparez-les et faites-les vérifier d’abord.',
  dateNotAhead: 'Choisissez un jour après aujourd’hui.',
};
