import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  unbalanced: 'Le débit et le crédit diffèrent de {amount}.',
  journalTooShort: 'Une écriture a au moins deux lignes.',
  accountUnknown:
    'Aucun compte actif ne porte le numéro {number}. Ajoutez-le dans les comptes généraux ou corrigez le numéro dans le document.',
  accountClosed: 'Le compte {number} n’est pas actif.',
  accountControl: 'Le compte {number} n’accepte que des documents, pas d’écritures saisies.',
  ledgerCentreMissing: 'Le compte {number} exige un centre de profit.',
  ledgerCentreInactive: 'Le centre de profit {centre} n’est pas utilisé le {date}.',
  alreadyPosted: 'Ceci a déjà été comptabilisé avec d’autres montants, dans l’écriture {number}.',
  alreadyReversed: 'L’écriture {number} l’a déjà contrepassée.',
  reversalOfReversal: 'Cette écriture est elle-même une contrepassation. Saisissez plutôt une nouvelle écriture.',
  reversedByDocument: 'Cette écriture appartient à un document. Annulez plutôt le document.',
  exchangeAccountMissing:
    'Aucun compte n’est défini pour les écarts de change. Choisissez-en un dans les comptes généraux.',
  allocationUndone: 'Cette affectation a déjà été annulée.',
};
