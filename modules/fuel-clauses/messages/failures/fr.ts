import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fourDecimals: 'Saisissez un nombre avec quatre décimales au plus.',
  clauseForTwo: 'Choisissez soit un client, soit un fournisseur, pas les deux.',
  basePriceMissing:
    'Saisissez le prix du carburant auquel le tarif a été convenu. Chaque variation compte à partir de lui.',
  manualValueMissing: 'Saisissez le pourcentage, ou le montant par unité, que la clause ajoute.',
  capBelowFloor: 'Le plafond ne peut pas être inférieur au plancher.',
};
