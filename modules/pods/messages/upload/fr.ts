import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Chargement {load}',
  how: 'Photographiez chaque page du document signé ou choisissez un PDF.',
  asked: 'Demandée',
  sentBack: 'Refusée : {reason}',
  received: 'Reçue. {client} l’examine.',
  pages: '{count} pages envoyées',
  photo: 'Prendre une photo',
  file: 'Choisir un fichier',
  morePages: 'Ajouter une page',
  sending: 'Envoi {percent} %',
  tryAgain: 'Réessayer',
  done: 'Merci. Tout est arrivé.',
  doneText: '{client} va vérifier. Vous n’aurez de nos nouvelles que s’il manque quelque chose.',
  nothingAsked: 'Plus rien n’est demandé.',
  reason_illegible: 'elle est illisible',
  reason_unsigned: 'elle n’est pas signée',
  reason_notStamped: 'elle n’est pas tamponnée',
  reason_wrongLoad: 'elle concerne un autre chargement',
  reason_pagesMissing: 'il manque des pages',
  reason_altered: 'elle a été modifiée',
  reason_quantitiesNotFilled: 'les quantités ne sont pas remplies',
  reason_copyNotOriginal: 'l’original est nécessaire',
  reason_other: 'il y a un problème',
};
