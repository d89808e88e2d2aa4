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
  change: 'Alterar os locais',
  changeOf: 'Alterar os locais de {code}',
  changeText:
    'A zona fica como está para os dias anteriores. Uma nova zona toma o seu lugar, e cada tarifa aprovada recebe um rascunho que uma segunda pessoa aprova.',
  newCode: 'Código da nova zona',
  newCodeHelp: 'Deixe vazio para o próximo código livre.',
  validFrom: 'A partir de',
  changed: 'A nova zona foi criada, com um rascunho de cada tarifa.',
  make: 'Criar rascunhos',
};
