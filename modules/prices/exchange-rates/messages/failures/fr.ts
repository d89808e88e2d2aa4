import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  exchangeRateMissing:
    'Il n’y a pas de taux de change {currency} en {inCurrency} pour le {date} ni pour les sept jours précédents. Ajoutez-le dans les taux de change.',
  exchangeRateTaken: '{code} est déjà le taux de ce jour.',
  exchangeRateDecimals: 'Indiquez un taux supérieur à zéro avec huit décimales au plus.',
  exchangeRateOfItself: 'Choisissez deux devises différentes.',
};
