import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fuelPriceUnusual:
    'O preço anterior era {before} desde {date}. Este difere {percent}%. Verifique-o e marque que está certo.',
  fuelPriceInCents:
    'R {price} por litro parece estar em cêntimos por litro. Introduza {rand} ou assinale que o preço está certo.',
  fuelPriceTaken: '{code} já é o preço desse dia. Corrija antes esse registo.',
  fuelPriceDecimals: 'Introduza um número com quatro casas decimais, no máximo.',
};
