import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  requestSubject: 'Merci d’envoyer la preuve de livraison du chargement {load}',
  requestText:
    '{client} a besoin de la preuve de livraison du chargement {load} ({route}). Encore manquantes : {count}. Sans elles, le chargement ne peut pas être facturé et votre propre facture doit attendre.',
  requestRejected: 'Ce que nous avons reçu pour {place} n’a pas pu être accepté. {reason}',
  requestHow:
    'Ouvrez la page ci-dessous sur votre téléphone, photographiez chaque document signé ou choisissez un PDF.',
  requestAction: 'Envoyer la preuve de livraison',
  reason_illegible: 'Elle est illisible.',
  reason_unsigned: 'Elle n’est pas signée.',
  reason_notStamped: 'Elle n’est pas tamponnée.',
  reason_wrongLoad: 'Elle concerne un autre chargement.',
  reason_pagesMissing: 'Il manque des pages.',
  reason_altered: 'Elle a été modifiée après coup.',
  reason_quantitiesNotFilled: 'Les quantités ne sont pas remplies.',
  reason_copyNotOriginal: 'C’est une copie, et l’original est nécessaire.',
  reason_other: 'Elle pose un problème.',
  packSubject: 'Preuve de livraison du chargement {load}',
  packSubjectPart: 'Preuve de livraison du chargement {load} ({part} sur {parts})',
  packText: '{client} vous envoie la preuve de livraison signée du chargement {load} ({route}).',
  packReference: 'Document : {reference}',
  packFile: 'En pièce jointe : {file}, pages : {count}',
  packPart: 'Les pages sont trop volumineuses pour un seul e-mail. Celui-ci est le {part} sur {parts}.',
  packAgain: 'Vous avez peut-être déjà reçu cette preuve de livraison. Celle-ci remplace la précédente.',
  packFetch: 'Ouvrez la page ci-dessous, saisissez le code envoyé sur votre mobile et téléchargez les fichiers.',
  packAction: 'Télécharger la preuve de livraison',
};
