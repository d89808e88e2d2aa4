import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fuelPriceUnusual:
    'Die vorige prys was {before} vanaf {date}. Hierdie een verskil met {percent}%. Gaan dit na, en merk dan dat dit reg is.',
  fuelPriceInCents: 'R\u00a0{price} per liter lyk soos sent per liter. Voer {rand} in, of merk dat die prys reg is.',
  fuelPriceDecimals: 'Voer ’n getal met hoogstens vier desimale in.',
  fuelPriceTaken: '{code} is reeds die prys van daardie dag. Stel daardie rekord reg, of kies ’n ander dag.',
  fuelPriceUsed:
    'Vragte se pryse kom hiervandaan, dus bly dit soos dit is. Vra vir ’n regstelling, wat ’n tweede persoon goedkeur.',
  correctionNotNeeded: 'Geen vrag se prys kom hiervandaan nie, dus kan dit verander word. Verander die prys self.',
  correctionTheSame: 'Dit is reeds die prys. Verander die prys of die dag.',
  correctionWaits: '’n Regstelling van hierdie prys wag reeds op goedkeuring. Besluit eers daaroor of kanselleer dit.',
  ownCorrection: 'U het self vir hierdie regstelling gevra. ’n Tweede persoon moet daaroor besluit.',
};
