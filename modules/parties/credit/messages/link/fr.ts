import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  heading: 'Votre nouveau plafond de crédit',
  intro: '{client} propose à {shipperName} ce plafond de crédit. Acceptez-le ou refusez-le.',
  newCreditLimit: 'Nouveau plafond de crédit',
  presentLimit: 'Plafond de crédit aujourd’hui',
  accountNumber: 'Numéro de compte',
  from: 'À partir du',
  fromAcceptance: 'Dès votre acceptation',
  until: 'Jusqu’au',
  answer: 'Votre réponse',
  accept: 'Accepter',
  decline: 'Refuser',
  comment: 'Commentaire',
  commentHelp: 'Qu’est-ce qui vous conviendrait mieux ? {client} le lira.',
  technicalError: 'Erreur technique, veuillez réessayer.',
  doneTitle: 'Modification du plafond de crédit envoyée avec succès',
  acceptedNow:
    'Vous avez accepté le plafond de crédit de {limit}. Il s’applique dès maintenant, et {client} vous le confirme par e-mail.',
  acceptedLater:
    'Vous avez accepté le plafond de crédit de {limit}. Il s’applique à partir du {date}, et {client} vous envoie un e-mail ce jour-là.',
  declined:
    'Vous avez refusé le plafond de crédit de {limit}. Votre plafond actuel reste inchangé. {client} a reçu votre réponse.',
};
