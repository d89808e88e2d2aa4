import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  intervalMissing: 'Indique quantos quilómetros, dias ou horas separam duas manutenções.',
  serviceNotCounted: 'O plano não conta isto. Deixe vazio.',
  serviceFollowed: 'O veículo já segue este plano.',
  serviceEnded: 'O veículo já não segue este plano.',
  serviceAhead: 'O dia ainda está por vir. Indique o dia em que foi feita.',
  serviceBeforeLast:
    'A última manutenção foi em {day}. Indique esse dia ou um posterior, ou anule primeiro essa manutenção.',
  serviceWarranty: 'A garantia termina antes da manutenção. Indique um dia posterior.',
  serviceNotLast: 'Anule primeiro as manutenções posteriores: foram calculadas a partir desta.',
  serviceOrdered: 'Há uma ordem aberta para esta manutenção: {number}. Conclua-a ou cancele-a primeiro.',
};
