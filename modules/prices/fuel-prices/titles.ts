import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  captureFuelPrice: {
    en: 'Capture Fuel Price',
    afr: 'Voer brandstofprys in',
    pt: 'Registar preço de combustível',
    fr: 'Saisir un prix de carburant',
  },
  fuelPrices: { en: 'Fuel prices', afr: 'Brandstofpryse', pt: 'Preços de combustível', fr: 'Prix du carburant' },
  fuelPrice: { en: 'Fuel price', afr: 'Brandstofprys', pt: 'Preço de combustível', fr: 'Prix du carburant' },
} as const satisfies Titles;
