import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  periodClosed: 'Le {date} est fermé aux écritures. Le premier jour ouvert est le {open}.',
  periodNoneOpen:
    'Le {date} est fermé aux écritures et aucun mois suivant n’est ouvert. Demandez l’ouverture d’un mois.',
  periodHeld:
    'Le {date} est suspendu : seules les personnes qui peuvent modifier les périodes comptables peuvent y écrire.',
  periodsMissing: 'Aucun exercice ne contient ce jour. Ajoutez les 12 mois suivants dans les périodes comptables.',
  postingBlocked: 'Ceci empêche la clôture : {count}. Traitez-le d’abord.',
  closingReasonMissing: 'Indiquez pourquoi le mois est clôturé alors que quelque chose reste ouvert.',
  reopeningReasonMissing: 'Indiquez pourquoi le mois est rouvert.',
  ownClosing: 'Vous avez clôturé ce mois vous-même. Une deuxième personne doit le rouvrir.',
  reopeningNeedsSecondFactor:
    'Configurez d’abord un second facteur dans votre profil : il est demandé pour rouvrir un mois clôturé.',
  earlierMonthOpen: 'Clôturez d’abord les mois précédents : {month} est encore ouvert.',
  yearAhead:
    'Les 12 mois suivants existent déjà, jusqu’au {date}. Ajoutez l’année suivante lorsqu’ils auront commencé.',
  postingStateNotReached: 'Ce mois ne peut pas passer de son état actuel à celui-là.',
};
