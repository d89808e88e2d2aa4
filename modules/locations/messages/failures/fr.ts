import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  openingHours: 'Écrivez les heures ainsi : 06:00-17:00, plusieurs plages séparées par une virgule.',
  halfCoordinates: 'Indiquez la latitude et la longitude, ou aucune des deux.',
};
