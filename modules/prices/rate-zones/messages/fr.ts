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
};
