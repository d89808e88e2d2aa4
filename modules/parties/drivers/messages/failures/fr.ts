import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  documentNumberFormat: 'Un passeport ou autre document compte 5 à 20 lettres et chiffres.',
  driverKnown:
    'Un chauffeur portant ce numéro d’identité existe déjà. Cherchez les quatre derniers chiffres dans la liste.',
  permitTooEarly: 'Ce permis est délivré à partir de {minimumAge} ans.',
  driverTooYoung: 'Un chauffeur doit avoir au moins 18 ans.',
  driverCheckedByClient: 'Votre client vérifie d’abord. Jusque-là, rien ne change.',
};
