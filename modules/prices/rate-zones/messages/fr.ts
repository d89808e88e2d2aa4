import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  newRecord: 'Nouvelle zone tarifaire',
  empty: 'Une zone tarifaire est un ensemble nommé de villes et de lieux, pour lequel un seul tarif suffit.',
  country: 'Pays',
  cities: 'Villes',
  citiesHelp: 'Écrivez-les comme leurs lieux, séparées par des virgules.',
  locationIds: 'Lieux',
  locationIdsHelp: 'Lieux particuliers qui font partie de la zone, où qu’ils soient.',
  inUse:
    'Des tarifs approuvés utilisent cette zone. Pour d’autres lieux, créez une autre zone et une nouvelle version des tarifs avec elle.',
  change: 'Modifier les lieux',
  changeOf: 'Modifier les lieux de {code}',
  changeText:
    'La zone reste telle quelle pour les jours précédents. Une nouvelle zone prend sa place, et chaque tarif approuvé reçoit un brouillon qu’une deuxième personne approuve.',
  newCode: 'Code de la nouvelle zone',
  newCodeHelp: 'Laissez vide pour le prochain code libre.',
  validFrom: 'À partir du',
  changed: 'La nouvelle zone est créée, avec un brouillon de chacun de ses tarifs.',
  make: 'Créer les brouillons',
};
