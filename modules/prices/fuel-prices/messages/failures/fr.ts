import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fuelPriceUnusual:
    'Le prix précédent était de {before} dès le {date}. Celui-ci en diffère de {percent} %. Vérifiez-le, puis cochez qu’il est juste.',
  fuelPriceInCents:
    'R {price} le litre semble être en cents par litre. Saisissez {rand}, ou cochez que le prix est juste.',
  fuelPriceTaken: '{code} est déjà le prix de ce jour. Corrigez plutôt cette fiche.',
  fuelPriceDecimals: 'Saisissez un nombre avec quatre décimales au plus.',
};
