// Apart from the contract, so that a form on a phone does not fetch its validators.

/** What a form starts with. */
export const defaultPlace = { country: 'South Africa', region: 'Gauteng', city: 'Johannesburg' } as const;

/** Where the names come from. The licence asks for this credit wherever the lists are used. */
export const placesCredit = {
  text: 'Cities: GeoNames, CC BY 4.0. Countries and regions: ISO 3166.',
  url: 'https://www.geonames.org',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
