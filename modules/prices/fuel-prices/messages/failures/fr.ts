import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fuelPriceUnusual:
    'Le prix précédent était de {before} dès le {date}. Celui-ci en diffère de {percent} %. Vérifiez-le, puis cochez qu’il est juste.',
  fuelPriceInCents:
    'R\u00a0{price} le litre semble être en cents par litre. Saisissez {rand}, ou cochez que le prix est juste.',
  fuelPriceDecimals: 'Saisissez un nombre avec quatre décimales au plus.',
  fuelPriceTaken: '{code} est déjà le prix de ce jour. Corrigez cette fiche ou choisissez un autre jour.',
  fuelPriceUsed:
    'Des chargements sont tarifés avec ce prix : il reste tel quel. Demandez une correction, qu’une deuxième personne approuvera.',
  correctionNotNeeded: 'Aucun chargement n’est tarifé avec ce prix : vous pouvez le modifier directement.',
  correctionTheSame: 'C’est déjà le prix. Modifiez le prix ou le jour.',
  correctionWaits: 'Une correction de ce prix attend déjà une approbation. Traitez ou annulez d’abord celle-ci.',
  ownCorrection: 'Vous avez demandé cette correction vous-même. Une deuxième personne doit décider.',
};
