import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nova zona tarifária',
  empty: 'Uma zona tarifária é um conjunto de cidades e locais com nome, para que uma só tarifa sirva todos.',
  country: 'País',
  cities: 'Cidades',
  citiesHelp: 'Escreva-as como nos respetivos locais, separadas por vírgulas.',
  locationIds: 'Locais',
  locationIdsHelp: 'Locais isolados que pertencem à zona, onde quer que estejam.',
  inUse:
    'Há tarifas aprovadas que usam esta zona. Para outros locais, crie outra zona e uma nova versão das tarifas com ela.',
};
