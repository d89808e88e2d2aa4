import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fuelPriceUnusual:
    'O preço anterior era {before} desde {date}. Este difere {percent}%. Verifique-o e marque que está certo.',
  fuelPriceInCents:
    'R\u00a0{price} por litro parece estar em cêntimos por litro. Introduza {rand} ou assinale que o preço está certo.',
  fuelPriceDecimals: 'Introduza um número com quatro casas decimais, no máximo.',
  fuelPriceTaken: '{code} já é o preço desse dia. Corrija esse registo ou escolha outro dia.',
  fuelPriceUsed:
    'Há cargas com preços calculados por este valor, por isso não se altera. Peça uma correção, que uma segunda pessoa aprova.',
  correctionNotNeeded:
    'Nenhuma carga tem o preço calculado por este valor, por isso pode ser editado. Altere o próprio preço.',
  correctionTheSame: 'Este já é o preço. Altere o preço ou o dia.',
  correctionWaits: 'Uma correção deste preço já aguarda aprovação. Decida ou cancele primeiro essa.',
  ownCorrection: 'Foi você que pediu esta correção. Uma segunda pessoa tem de decidir.',
};
