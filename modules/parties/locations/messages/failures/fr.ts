import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  openingHours: 'Écrivez les heures ainsi : 06:00-17:00, plusieurs plages séparées par une virgule.',
  halfCoordinates: 'Indiquez la latitude et la longitude, ou aucune des deux.',
  otherSideNotBorder: 'Seul un poste-frontière a un autre côté, et c’est un autre poste-frontière.',
  otherSideSameCountry: 'L’autre côté d’une frontière se trouve dans un autre pays que {country}.',
  otherSideTaken: '{code} est déjà l’autre côté d’un autre poste-frontière.',
  exceptionTwice: 'Une autre ligne commence aussi ce jour-là.',
  longerThanYear: 'Des jours de chaque année doivent finir avant qu’un an soit passé.',
  coordinateFormat: 'Écrivez une coordonnée ainsi : -26.2693 ou 26°16′09″S.',
  mergeSame: 'Choisissez un autre site.',
  mergeIntoInactive: 'Ce site est inactif. Activez-le d’abord, ou choisissez-en un autre.',
  mergeBothSides: 'Ce sont les deux côtés d’une frontière, pas un seul lieu.',
  mergeOtherCustomer:
    'Les deux appartiennent à des clients différents. Corrigez cela d’abord s’il s’agit d’un seul lieu.',
  mergeOtherCountry: 'Les deux se trouvent dans des pays différents.',
};
