import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  readingBelow: 'Le compteur indiquait avant {km} km. Il ne peut pas indiquer moins.',
  readingAbove:
    'Le compteur indiquait avant {km} km. Aucun camion ne fait plus de 1 500 km par jour. Vérifiez le chiffre.',
  readingAboveNext: 'Le compteur a indiqué ensuite {km} km. Il ne peut pas avoir indiqué plus.',
  readingBelowNext:
    'Le compteur a indiqué ensuite {km} km. Aucun camion ne fait plus de 1 500 km par jour. Vérifiez le chiffre.',
  readingAhead: 'Ce moment est dans le futur.',
  readingNoOdometer: 'Ce véhicule est tracté. Il n’a pas de compteur.',
  readingWithdrawn: 'Ce relevé a été annulé.',
  readingOfRecord: 'Ce relevé suit un autre enregistrement. Corrigez-le à cet endroit.',
};
