import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementPeriodBackwards: 'Le dernier jour précède le premier. Choisissez un jour plus tardif.',
  statementPeriodLong: 'Choisissez une période d’un an au plus.',
  statementNothingOwed:
    'Rien n’est dû pour les chargements livrés pendant cette période. Choisissez une autre période.',
  statementNothingWaits: 'Aucun chargement de ce fournisseur n’attend de facture.',
  statementNoEmail: 'Le fournisseur n’a pas d’adresse e-mail. Saisissez-en une.',
  statementNoMobile: 'Le fournisseur n’a pas de numéro de mobile pour le code. Saisissez-en un.',
  statementNumberUsed: 'Vous avez déjà envoyé {number} du {date}. Saisissez le numéro de cette facture.',
  statementLoadGone: 'L’un de ces chargements n’attend plus de facture. Rouvrez la page et choisissez les chargements.',
  statementVatTooMuch: 'La TVA fait partie du total. Saisissez moins que le total.',
  statementTooSmall: 'C’est trop peu pour les chargements choisis. Vérifiez le montant.',
  statementChanged: 'Le relevé a changé entre-temps. Rouvrez la page et vérifiez-le à nouveau.',
};
