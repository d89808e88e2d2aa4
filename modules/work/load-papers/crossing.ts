import type { PaperCondition } from '#modules/base/companies/document-types.ts';

/** How far a load goes over borders: not at all, within the customs union, within the free-trade area, or beyond. */
export const crossings = ['none', 'sacu', 'sadc', 'beyond'] as const;
export type Crossing = (typeof crossings)[number];

// Members of the Southern African Customs Union: SACU Agreement 2002, article 4. Goods made there move between them free of
// duties (article 18), but are declared at the border all the same.
const customsUnion: ReadonlySet<string> = new Set(['Botswana', 'Eswatini', 'Lesotho', 'Namibia', 'South Africa']);

// Members of the Southern African Development Community, sadc.int/member-states. The preference of its Protocol on Trade
// (1996, annex I) is asked for with a certificate of origin.
const developmentCommunity: ReadonlySet<string> = new Set([
  ...customsUnion,
  'Angola',
  'Comoros',
  'Democratic Republic of the Congo',
  'Madagascar',
  'Malawi',
  'Mauritius',
  'Mozambique',
  'Seychelles',
  'Tanzania',
  'Zambia',
  'Zimbabwe',
]);

/** The widest of the crossings between the countries in which a load stops. */
export function crossingOf(countries: readonly string[]): Crossing {
  const known = [...new Set(countries)].filter((country) => country !== '');
  if (known.length < 2) return 'none';
  if (known.every((country) => customsUnion.has(country))) return 'sacu';
  return known.every((country) => developmentCommunity.has(country)) ? 'sadc' : 'beyond';
}

/** Whether a rule of the company's list holds for a load. */
export function applies(
  condition: PaperCondition,
  load: { readonly crossing: Crossing; readonly isDangerous: boolean },
): boolean {
  switch (condition) {
    case 'always':
      return true;
    case 'crossBorder':
      return load.crossing !== 'none';
    case 'beyondSacu':
      return load.crossing === 'sadc' || load.crossing === 'beyond';
    case 'dangerous':
      return load.isDangerous;
  }
}
