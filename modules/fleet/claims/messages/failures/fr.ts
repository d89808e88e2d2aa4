import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  claimOwn: 'Vous avez fait ou modifié cette réclamation vous-même. Une autre personne doit décider.',
  claimAmountMissing: 'Indiquez d’abord le montant réclamé.',
  claimAboveClaimed: 'On n’accepte pas plus que le montant réclamé : {amount}.',
  claimEvidenceUnknown: 'Cette pièce n’est pas dans la liste de la réclamation.',
  claimNotOfSupplier: 'Seule une réclamation contre un fournisseur est déduite de son paiement.',
  claimInvoiceOther: 'Choisissez une facture de ce fournisseur dans la monnaie de la réclamation.',
  claimProposed: 'Une écriture a déjà été proposée pour cette réclamation : {number}.',
  claimNotAccepted: 'Une écriture est proposée une fois la réclamation acceptée.',
  claimSameAccount: 'Choisissez deux comptes différents.',
  claimHandedInAhead: 'Ce jour est dans le futur.',
  claimBooked:
    'Une écriture a été proposée pour cette réclamation. Rejetez-la avant de rouvrir la réclamation.',
};
