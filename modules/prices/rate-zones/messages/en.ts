export const texts = {
  newRecord: 'New rate zone',
  empty: 'A rate zone is a named set of cities and places, so that one rate holds for all of them.',
  country: 'Country',
  cities: 'Cities',
  citiesHelp: 'Write them as their locations do, with commas between them.',
  locationIds: 'Places',
  locationIdsHelp: 'Single places that belong to the zone wherever they are.',
  inUse: 'Approved rates use this zone. For other places, make another zone and a new version of the rates with it.',
  change: 'Change the places',
  changeOf: 'Change the places of {code}',
  changeText:
    'The zone stays as it is for days before. A new zone takes its place, and every approved rate of it gets a draft that a second person approves.',
  newCode: 'Code of the new zone',
  newCodeHelp: 'Leave empty for the next free code.',
  validFrom: 'From',
  changed: 'The new zone is there, with a draft of each of its rates.',
  make: 'Make drafts',
} as const;
