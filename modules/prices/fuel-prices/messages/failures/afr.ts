import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fuelPriceUnusual:
    'Die vorige prys was {before} vanaf {date}. Hierdie een verskil met {percent}%. Gaan dit na, en merk dan dat dit reg is.',
  fuelPriceInCents: 'R {price} per liter lyk soos sent per liter. Voer {rand} in, of merk dat die prys reg is.',
  fuelPriceTaken: '{code} is reeds die prys van daardie dag. Verbeter eerder daardie rekord.',
  fuelPriceDecimals: 'Voer ’n getal met hoogstens vier desimale in.',
};
