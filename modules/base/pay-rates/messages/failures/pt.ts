import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownPayRate: 'Foi o próprio que pediu esta versão. Uma segunda pessoa tem de decidir.',
  payRateInPast: 'Escolha hoje ou um dia posterior. O que foi acordado para cargas anteriores fica como estava.',
  payRateTheSame: 'É isto que já se paga. Altere pelo menos um valor.',
  payRateWaits: 'Já há outra versão à espera de aprovação. Decida ou cancele essa primeiro.',
  payRateDayPassed: 'O primeiro dia já passou. Rejeite-a e peça uma versão a partir de hoje ou de um dia posterior.',
  payRateNotUsed: 'Ainda ninguém é pago por isto. Edite-o diretamente.',
};
