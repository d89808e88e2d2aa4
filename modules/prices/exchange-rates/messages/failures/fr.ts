import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  exchangeRateTaken: '{code} est déjà le taux de ce jour.',
  exchangeRateDecimals: 'Indiquez un taux supérieur à zéro avec huit décimales au plus.',
  exchangeRateOfItself: 'Choisissez deux devises différentes.',
};
