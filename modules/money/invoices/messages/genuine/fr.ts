import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  genuineTitle: 'Ce document est authentique',
  genuineText: 'Il a été émis avec les indications ci-dessous. Comparez-les avec le document que vous avez.',
  unknownTitle: 'Document inconnu',
  unknownText:
    'Aucun document n’a été émis avec ce code. Avant de payer, renseignez-vous auprès de l’expéditeur à un numéro de téléphone que vous connaissez.',
  tooOftenTitle: 'Trop de demandes',
  tooOftenText: 'Patientez une minute, puis réessayez.',
  number: 'Numéro',
  date: 'Date',
  total: 'Total TTC',
  hash: 'SHA-256 du PDF',
  hashText: 'Un PDF avec le même SHA-256 est le fichier émis, à l’octet près.',
};
