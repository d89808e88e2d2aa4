import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  podOwnUpload: 'Vous avez fourni une page de cette preuve de livraison : quelqu’un d’autre doit l’accepter.',
  podTooEarly: 'Le véhicule n’est pas encore parti. Une preuve peut être ajoutée dès que le chargement est expédié.',
  podPlaceTaken: 'Il y a déjà une preuve de livraison à cet arrêt. Ajoutez-y les pages ou choisissez un autre endroit.',
  stopNotOfPod: 'Choisissez un enlèvement ou une livraison de ce chargement.',
  referenceUnknown: 'L’arrêt n’a pas de document portant ce numéro. Choisissez-en un dans la liste.',
  exceptionQuantityMissing: 'Indiquez la quantité.',
  undoTooLate: 'Il est trop tard pour annuler. Rouvrez plutôt la preuve de livraison.',
  podBilled: 'Le chargement est déjà facturé. Sa preuve de livraison ne peut plus être rouverte.',
  nothingMissing: 'Il ne manque rien à ce chargement : il n’y a rien à demander.',
  noPodRecipient: 'Aucune adresse e-mail avec un numéro de mobile n’est connue. Indiquez à qui demander.',
  pagesDiffer: 'Chaque page de la preuve de livraison doit être nommée une fois.',
  splitPages: 'Choisissez quelques pages et laissez-en au moins une.',
  podsShareFile: 'Les deux contiennent déjà la même page. Séparez-la d’abord.',
  nothingToSend: 'Rien de ce chargement n’est encore accepté : il n’y a rien à envoyer.',
  packUndecided: 'Personne ne sait si le dernier e-mail est arrivé. Indiquez-le d’abord.',
  packUnderWay: 'Ces preuves de livraison sont en cours d’envoi. Attendez la fin de l’envoi.',
  noPackRecipient:
    'Le client n’a pas de contact Finance avec une adresse e-mail. Ajoutez-en un ou saisissez une adresse.',
  noPackMobile: 'Le client n’a pas de numéro de mobile pour le code. Ajoutez-en un à son contact Finance.',
  packNotDrawable:
    'Une page de ces preuves de livraison est illisible. Rouvrez la preuve et téléversez de nouveau la page.',
  packInterrupted: 'Le serveur s’est arrêté pendant la remise de l’e-mail. Il est peut-être arrivé.',
  invalidHost: 'Saisissez le nom du serveur de messagerie, par exemple imap.example.com.',
  invalidPort: 'Saisissez un port entre 1 et 65535 ; IMAP sur TLS utilise le 993.',
};
