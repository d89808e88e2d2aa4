import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  exchangeRateTaken: '{code} is reeds die koers van daardie dag.',
  exchangeRateDecimals: 'Gee ’n koers bo nul met hoogstens agt desimale.',
  exchangeRateOfItself: 'Kies twee verskillende geldeenhede.',
};
