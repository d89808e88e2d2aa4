import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Contrôle de chargement',
  load: 'Chargement',
  customer: 'Client',
  route: 'Trajet',
  vehicle: 'Véhicule et remorques',
  driver: 'Chauffeur',
  odometer: 'Compteur',
  inspectedAt: 'Contrôlé',
  outcome: 'Résultat',
  item: 'Point',
  answer: 'Réponse',
  note: 'Remarque',
  masses: 'Masses',
  slip: 'Bon de pesée',
  limit: 'Autorisé',
  findings: 'Non conforme',
  allowed: 'Autorisé par {by}, {at} : {reason}',
  signed: 'Contrôlé et signé par',
  photos: { one: '{count} photo au dossier', other: '{count} photos au dossier' },
  made: 'Établi le {at}',
};
