import { locales, type Language } from './language.ts';

/**
 * The countries and territories of Africa: ISO 3166-1 code, English name as it is stored and sent, and calling code. The
 * names are our own list and not those of `Intl`, which change with the runtime.
 */
export const africanCountries = [
  { code: 'DZ', name: 'Algeria', callingCode: '213' },
  { code: 'AO', name: 'Angola', callingCode: '244' },
  { code: 'BJ', name: 'Benin', callingCode: '229' },
  { code: 'BW', name: 'Botswana', callingCode: '267' },
  { code: 'BF', name: 'Burkina Faso', callingCode: '226' },
  { code: 'BI', name: 'Burundi', callingCode: '257' },
  { code: 'CV', name: 'Cabo Verde', callingCode: '238' },
  { code: 'CM', name: 'Cameroon', callingCode: '237' },
  { code: 'CF', name: 'Central African Republic', callingCode: '236' },
  { code: 'TD', name: 'Chad', callingCode: '235' },
  { code: 'KM', name: 'Comoros', callingCode: '269' },
  { code: 'CI', name: "Côte d'Ivoire", callingCode: '225' },
  { code: 'CD', name: 'Democratic Republic of the Congo', callingCode: '243' },
  { code: 'DJ', name: 'Djibouti', callingCode: '253' },
  { code: 'EG', name: 'Egypt', callingCode: '20' },
  { code: 'GQ', name: 'Equatorial Guinea', callingCode: '240' },
  { code: 'ER', name: 'Eritrea', callingCode: '291' },
  { code: 'SZ', name: 'Eswatini', callingCode: '268' },
  { code: 'ET', name: 'Ethiopia', callingCode: '251' },
  { code: 'GA', name: 'Gabon', callingCode: '241' },
  { code: 'GM', name: 'Gambia', callingCode: '220' },
  { code: 'GH', name: 'Ghana', callingCode: '233' },
  { code: 'GN', name: 'Guinea', callingCode: '224' },
  { code: 'GW', name: 'Guinea-Bissau', callingCode: '245' },
  { code: 'KE', name: 'Kenya', callingCode: '254' },
  { code: 'LS', name: 'Lesotho', callingCode: '266' },
  { code: 'LR', name: 'Liberia', callingCode: '231' },
  { code: 'LY', name: 'Libya', callingCode: '218' },
  { code: 'MG', name: 'Madagascar', callingCode: '261' },
  { code: 'MW', name: 'Malawi', callingCode: '265' },
  { code: 'ML', name: 'Mali', callingCode: '223' },
  { code: 'MR', name: 'Mauritania', callingCode: '222' },
  { code: 'MU', name: 'Mauritius', callingCode: '230' },
  { code: 'YT', name: 'Mayotte', callingCode: '262' },
  { code: 'MA', name: 'Morocco', callingCode: '212' },
  { code: 'MZ', name: 'Mozambique', callingCode: '258' },
  { code: 'NA', name: 'Namibia', callingCode: '264' },
  { code: 'NE', name: 'Niger', callingCode: '227' },
  { code: 'NG', name: 'Nigeria', callingCode: '234' },
  { code: 'CG', name: 'Republic of the Congo', callingCode: '242' },
  { code: 'RE', name: 'Réunion', callingCode: '262' },
  { code: 'RW', name: 'Rwanda', callingCode: '250' },
  { code: 'SH', name: 'Saint Helena', callingCode: '290' },
  { code: 'ST', name: 'São Tomé and Príncipe', callingCode: '239' },
  { code: 'SN', name: 'Senegal', callingCode: '221' },
  { code: 'SC', name: 'Seychelles', callingCode: '248' },
  { code: 'SL', name: 'Sierra Leone', callingCode: '232' },
  { code: 'SO', name: 'Somalia', callingCode: '252' },
  { code: 'ZA', name: 'South Africa', callingCode: '27' },
  { code: 'SS', name: 'South Sudan', callingCode: '211' },
  { code: 'SD', name: 'Sudan', callingCode: '249' },
  { code: 'TZ', name: 'Tanzania', callingCode: '255' },
  { code: 'TG', name: 'Togo', callingCode: '228' },
  { code: 'TN', name: 'Tunisia', callingCode: '216' },
  { code: 'UG', name: 'Uganda', callingCode: '256' },
  { code: 'EH', name: 'Western Sahara', callingCode: '212' },
  { code: 'ZM', name: 'Zambia', callingCode: '260' },
  { code: 'ZW', name: 'Zimbabwe', callingCode: '263' },
] as const;

export type AfricanCountry = (typeof africanCountries)[number];
export type AfricanCountryCode = AfricanCountry['code'];

export const defaultCountry = { code: 'ZA', name: 'South Africa' } as const satisfies Partial<AfricanCountry>;

const byKey = new Map<string, AfricanCountry>(
  africanCountries.flatMap((it) => [
    [it.code, it],
    [it.name.toLowerCase(), it],
  ]),
);

/** The country of a number in international form; undefined where its calling code is not African, or of two countries. */
export function countryOfNumber(e164: string): AfricanCountry | undefined {
  const [found, other] = africanCountries.filter(({ callingCode }) => e164.startsWith(`+${callingCode}`));
  return other ? undefined : found;
}

/** The country with this ISO code or this English name, in any case; undefined outside Africa. */
export function africanCountry(codeOrName: string): AfricanCountry | undefined {
  return byKey.get(codeOrName) ?? byKey.get(codeOrName.toUpperCase()) ?? byKey.get(codeOrName.trim().toLowerCase());
}

/** Where `Intl` has a name that people of the place do not use, or puts two names into one. */
const ownNames: Readonly<Partial<Record<Language, Readonly<Partial<Record<AfricanCountryCode, string>>>>>> = {
  afr: { CD: 'Demokratiese Republiek Kongo', CG: 'Republiek Kongo', CV: 'Kaap Verde' },
  pt: {
    CD: 'República Democrática do Congo',
    CG: 'República do Congo',
    CI: 'Costa do Marfim',
    BW: 'Botswana',
    MW: 'Malawi',
  },
  fr: { CD: 'République démocratique du Congo', CG: 'République du Congo', SH: 'Sainte-Hélène' },
};

/** The name of an African country for a reader of the language; lists are sorted by it with `Intl.Collator`. */
export function countryName(code: AfricanCountryCode, language: Language): string {
  const english = byKey.get(code)?.name ?? code;
  if (language === 'en') return english;
  return ownNames[language]?.[code] ?? new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? english;
}
