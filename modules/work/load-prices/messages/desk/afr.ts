import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ratePart: 'Tarief',
  rateAgain: 'Bepaal tarief weer',
  rateAgainText: 'Die tariewe van die laaidag word weer gevra. Wat ingevoer of gefaktureer is, bly.',
  rated: 'Die vrag se tarief is weer bepaal.',
  typeRate: 'Voer ’n prys in',
  typeRateText: 'Die bedrag vervang wat die tariewe vir hierdie kant sê, sonder BTW. 0 maak die kant gratis.',
  priceSide: 'Kant',
  priceAmount: 'Bedrag',
  priceSame: '{price}, soos voorheen',
  withoutRate: 'geen tarief',
  fromStanding: 'staantyd',
  fromFuel: 'brandstof',
  fromExtra: 'ekstra',
  withoutVat: 'sonder BTW',
  agreed_typed: 'Iemand het hierdie prys ingevoer. Dit gaan voor elke tarief.',
  agreed_tender: 'Die verskaffer het hierdie bedrag aanvaar.',
  agreed_free: 'Gratis, volgens ’n besluit.',
  linesOfSide: 'Al die reëls',
  priceOfLoad: 'Prys van die vrag',
  notAgreed: 'geen prys',
};
