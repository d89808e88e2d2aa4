import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  openingHours: 'Escreva as horas como 06:00-17:00, separando vários períodos com uma vírgula.',
  halfCoordinates: 'Indique a latitude e a longitude, ou nenhuma das duas.',
  otherSideNotBorder: 'Só um posto fronteiriço tem outro lado, que é outro posto fronteiriço.',
  otherSideSameCountry: 'O outro lado de uma fronteira fica num país diferente de {country}.',
  otherSideTaken: '{code} já é o outro lado de outro posto fronteiriço.',
  exceptionTwice: 'Outra linha também começa neste dia.',
  longerThanYear: 'Os dias de todos os anos têm de acabar antes de passar um ano.',
  coordinateFormat: 'Escreva uma coordenada como -26.2693 ou 26°16′09″S.',
  mergeSame: 'Escolha outro local.',
  mergeIntoInactive: 'Esse local está inativo. Ative-o primeiro ou escolha outro.',
  mergeBothSides: 'São os dois lados de uma fronteira, não um só lugar.',
  mergeOtherCustomer: 'Os dois pertencem a clientes diferentes. Corrija isso primeiro, se forem o mesmo lugar.',
  mergeOtherCountry: 'Os dois ficam em países diferentes.',
};
