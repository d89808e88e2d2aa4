import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Contrôle de véhicule',
  outcome: 'Résultat',
  kind: 'Type',
  vehicle: 'Véhicule et remorques',
  driver: 'Chauffeur',
  finishedAt: 'Terminé',
  odometer: 'Odomètre',
  template: 'Liste de contrôle, version',
  item: 'Point',
  answer: 'Réponse',
  note: 'Remarque',
  open: 'sans réponse',
  findings: 'Défauts',
  photos: { one: '{count} photo conservée', other: '{count} photos conservées' },
  signed: 'Contrôlé et signé par',
  made: 'Établi le {at}',
};
