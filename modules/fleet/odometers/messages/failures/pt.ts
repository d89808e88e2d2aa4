import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  readingBelow: 'O conta-quilómetros marcava antes {km} km. Não pode marcar menos.',
  readingAbove:
    'O conta-quilómetros marcava antes {km} km. Nenhum camião faz mais de 1 500 km por dia. Verifique o valor.',
  readingAboveNext: 'O conta-quilómetros marcou depois {km} km. Não pode ter marcado mais.',
  readingBelowNext:
    'O conta-quilómetros marcou depois {km} km. Nenhum camião faz mais de 1 500 km por dia. Verifique o valor.',
  readingAhead: 'Este momento é no futuro.',
  readingNoOdometer: 'Este veículo é rebocado. Não tem conta-quilómetros.',
  readingWithdrawn: 'Esta leitura foi anulada.',
  readingOfRecord: 'Esta leitura segue outro registo. Corrija-a aí.',
};
