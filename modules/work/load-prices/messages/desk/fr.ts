import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ratePart: 'Tarif',
  rateAgain: 'Recalculer le prix',
  rateAgainText: 'Les tarifs du jour de chargement sont relus. Ce qui est saisi ou facturé reste.',
  rated: 'Le prix du chargement a été recalculé.',
  typeRate: 'Saisir un prix',
  typeRateText: 'Le montant remplace ce que disent les tarifs de ce côté, hors TVA. 0 rend ce côté gratuit.',
  priceSide: 'Côté',
  priceAmount: 'Montant',
  priceSame: '{price}, comme avant',
  withoutRate: 'aucun tarif',
  fromStanding: 'attente',
  fromFuel: 'carburant',
  fromExtra: 'supplément',
  withoutVat: 'hors TVA',
  agreed_typed: 'Quelqu’un a saisi ce prix. Il passe avant tout tarif.',
  agreed_tender: 'Le fournisseur a accepté ce montant.',
  agreed_free: 'Gratuit, par décision.',
  linesOfSide: 'Toutes les lignes',
  priceOfLoad: 'Prix du chargement',
  notAgreed: 'aucun prix',
};
