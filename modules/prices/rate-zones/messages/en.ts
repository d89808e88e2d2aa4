export const texts = {
  newRecord: 'New rate zone',
  empty: 'A rate zone is a named set of cities and places, so that one rate holds for all of them.',
  country: 'Country',
  cities: 'Cities',
  citiesHelp: 'Write them as their locations do, with commas between them.',
  locationIds: 'Places',
  locationIdsHelp: 'Single places that belong to the zone wherever they are.',
  inUse: 'Approved rates use this zone. For other places, make another zone and a new version of the rates with it.',
} as const;
