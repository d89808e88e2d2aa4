import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ratePart: 'Tarifa',
  rateAgain: 'Calcular novamente',
  rateAgainText: 'Consultam-se de novo as tarifas do dia de carga. O que foi introduzido ou faturado fica.',
  rated: 'O preço da carga foi recalculado.',
  typeRate: 'Introduzir um preço',
  typeRateText: 'O valor substitui o que as tarifas indicam deste lado, sem IVA. 0 torna este lado gratuito.',
  priceSide: 'Lado',
  priceAmount: 'Valor',
  priceSame: '{price}, como antes',
  withoutRate: 'sem tarifa',
  fromStanding: 'tempo de espera',
  fromFuel: 'combustível',
  fromExtra: 'suplemento',
  withoutVat: 'sem IVA',
  agreed_typed: 'Alguém introduziu este preço. Prevalece sobre todas as tarifas.',
  agreed_tender: 'O fornecedor aceitou este valor.',
  agreed_free: 'Gratuito, por decisão.',
  linesOfSide: 'Todas as linhas',
  priceOfLoad: 'Preço da carga',
  notAgreed: 'sem preço',
};
