import { useMemo } from 'react';
import { africanCountries, africanCountry, countryName, defaultCountry } from '#platform/africa.ts';
import { locales, type Language } from '#platform/language.ts';
import type { Option } from '#platform/web/fields/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import type { CountryEntry } from '../contract.ts';

/** The countries under the names of the reader's language. Without the server's list: those of Africa, which are known here. */
export function useCountryOptions(countries: readonly CountryEntry[] | undefined, chosen: string): readonly Option[] {
  const language = useLanguage();
  return useMemo(() => {
    const list: readonly { readonly name: string; readonly code: string }[] = countries ?? africanCountries;
    const unlisted = chosen && !list.some(({ name }) => name === chosen) ? [{ name: chosen, code: '' }] : [];
    return [...list, ...unlisted]
      .map(({ name, code }) => ({ value: name, label: nameOfCountry(name, code, language) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locales[language]));
  }, [countries, chosen, language]);
}

/** English names are our own list; those of other languages are the browser's outside Africa. */
function nameOfCountry(name: string, code: string, language: Language): string {
  const african = africanCountry(code || name);
  if (african) return countryName(african.code, language);
  if (language === 'en' || code === '') return name;
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? name;
}

/** What readers of a language call the provinces of South Africa, and the two of Mozambique that are named in English. */
const provinces: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  afr: {
    'Eastern Cape': 'Oos-Kaap',
    'Free State': 'Vrystaat',
    'Northern Cape': 'Noord-Kaap',
    'North West': 'Noordwes',
    'North-West': 'Noordwes',
    'Western Cape': 'Wes-Kaap',
    'Maputo City': 'Maputo-stad',
    'Maputo Province': 'Maputo-provinsie',
  },
  pt: {
    'Eastern Cape': 'Cabo Oriental',
    'Free State': 'Estado Livre',
    'Northern Cape': 'Cabo Setentrional',
    'North West': 'Noroeste',
    'North-West': 'Noroeste',
    'Western Cape': 'Cabo Ocidental',
    'Maputo City': 'Cidade de Maputo',
    'Maputo Province': 'Província de Maputo',
  },
  fr: {
    'Eastern Cape': 'Cap-Oriental',
    'Free State': 'État-Libre',
    'Northern Cape': 'Cap-du-Nord',
    'North West': 'Nord-Ouest',
    'North-West': 'Nord-Ouest',
    'Western Cape': 'Cap-Occidental',
    'Maputo City': 'Ville de Maputo',
    'Maputo Province': 'Province de Maputo',
  },
};

const isNamed = (country: string): boolean => country === defaultCountry.name || country === 'Mozambique';

/** The regions of a country. One that no list has, of a draft or a record, stays possible. */
export function regionOptions(
  countries: readonly CountryEntry[] | undefined,
  country: string,
  chosen: string,
  language: Language = 'en',
): readonly Option[] {
  const labelOf = (name: string) => (isNamed(country) ? provinces[language]?.[name] : undefined) ?? name;
  if (countries === undefined) return chosen ? [{ value: chosen, label: labelOf(chosen) }] : [];
  const names = countries.find(({ name }) => name === country)?.states.map(({ name }) => name) ?? [];
  if (names.length === 0) return [];
  return [...new Set([...names, ...(chosen ? [chosen] : [])])].map((name) => ({ value: name, label: labelOf(name) }));
}
