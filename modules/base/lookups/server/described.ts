import { described, refusesNothing } from '#platform/server/described.ts';
import { lookupService } from '../contract.ts';

export const lookupsDescribed = described(lookupService, {
  getCountries: { does: 'Lists all countries by name, with their codes and their regions.', refuses: refusesNothing },
  getAllCountries: {
    does: 'Lists all countries by name, with their regions and, unless `includeCities` is false, the cities of these.',
    refuses: refusesNothing,
  },
  getProvinces: {
    does: 'Lists the regions of a country by name, of South Africa where none is named.',
    refuses: 'Refuses nothing: an unknown country has no regions.',
  },
  getCities: {
    does: 'Lists the cities of a country whose names begin with the search, with or without accents, each with its region.',
    refuses: 'Refuses nothing: an unknown country has no cities.',
  },
  getCitiesByState: {
    does: 'Lists the cities of one region of a country by name.',
    refuses: 'Refuses nothing: an unknown region has no cities.',
  },
});
