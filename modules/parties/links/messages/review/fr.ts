import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  reviewTitle: 'Vérifiez avant de soumettre',
  reviewHint: 'Rien n’a encore été envoyé. Touchez Modifier pour corriger une partie.',
  edit: 'Modifier',
  editSection: 'Modifier : {title}',
  nothingEntered: 'Rien n’est rempli.',
  noDirectors: 'Sans les dirigeants, {client} ne peut pas terminer ses vérifications et vous les demandera.',
  noBank: 'Sans compte bancaire, {client} ne peut pas vous payer.',
  noLetter: 'Sans compte ni lettre de la banque, l’accord de crédit prend plus de temps.',
  noContacts: 'Sans contact, {client} ne sait pas où envoyer factures et questions.',
  noCertificate: 'Le certificat GIT manque. Sans lui, {client} ne peut pas vous proposer de chargements.',
  onFile: 'Le numéro enregistré est conservé.',
};
