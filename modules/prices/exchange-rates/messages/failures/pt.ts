import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  exchangeRateTaken: '{code} já é a taxa desse dia.',
  exchangeRateDecimals: 'Indique uma taxa acima de zero com oito casas decimais no máximo.',
  exchangeRateOfItself: 'Escolha duas moedas diferentes.',
};
