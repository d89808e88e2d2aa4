import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Chargement {load}',
  how: 'Photographiez chaque page du document ou choisissez un PDF.',
  needed: 'Demandé',
  expired: 'Celui que nous avons a expiré. Envoyez-en un nouveau.',
  rejected: 'Refusé : {reason}',
  received: 'Reçu. {client} l’examine.',
  hereAlready: '{client} l’a déjà.',
  files: { one: '{count} fichier envoyé', other: '{count} fichiers envoyés' },
  allHere: 'Merci. Tout est arrivé.',
  allHereText: '{client} va vérifier. Vous pouvez encore ajouter des pages ou fermer cette page.',
  nothingAsked: 'Plus rien n’est demandé.',
  note: 'Remarque de {client} : {note}',
};
