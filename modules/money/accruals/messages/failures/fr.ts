import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  accrualNothing: 'Rien ne reste à régulariser ce mois-ci.',
  accrualExists: '{number} régularise déjà ce mois.',
  accrualOfMonths: 'Les écritures d’ajustement ne sont pas régularisées. Choisissez un mois.',
  accrualAccountsMissing:
    'Aucun compte n’est défini pour les régularisations. Dans les comptes généraux, choisissez-en un pour les produits à recevoir et un pour les charges à payer.',
};
