import { africanCountries } from '#platform/africa.ts';

/** Countries that policies of the region name together. */
const codes = {
  southAfrica: ['ZA'],
  neighbours: ['ZA', 'BW', 'LS', 'MZ', 'NA', 'SZ', 'ZW'],
  sacu: ['ZA', 'BW', 'LS', 'NA', 'SZ'],
  sadc: ['AO', 'BW', 'CD', 'KM', 'LS', 'MG', 'MU', 'MW', 'MZ', 'NA', 'SC', 'SZ', 'TZ', 'ZA', 'ZM', 'ZW'],
} as const;

export type Region = keyof typeof codes;
export const regions = Object.keys(codes) as readonly Region[];

/** The countries of a region by their names. */
export function countriesOf(region: Region): readonly string[] {
  const wanted: ReadonlySet<string> = new Set(codes[region]);
  return africanCountries.filter(({ code }) => wanted.has(code)).map(({ name }) => name);
}
