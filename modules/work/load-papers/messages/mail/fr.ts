import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  askSubject: 'Merci d’envoyer les documents du chargement {load}',
  askText: '{client} a besoin de documents de votre part pour le chargement {load} ({route}).',
  askPapers: 'Il manque encore : {papers}.',
  askRejected: 'Nous n’avons pas pu accepter ce que nous avons reçu comme {paper}. Motif : {reason}',
  askNote: 'Remarque : {note}',
  askHow:
    'Ouvrez la page ci-dessous sur votre téléphone ou votre ordinateur. Photographiez chaque page ou choisissez un PDF.',
  askAction: 'Envoyer les documents',
};
