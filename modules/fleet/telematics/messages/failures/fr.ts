import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  telematicsAddress: 'Saisissez une adresse publique qui commence par https.',
  vehicleHasUnit: 'Une autre unité de ce compte est sur ce véhicule. Retirez-la d’abord.',
  notPositions:
    'Choisissez un fichier CSV avec les colonnes unit, time, latitude et longitude, pour un compte de fichiers.',
  trackTooLong: 'Choisissez {days} jours au plus.',
};
