import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  odometerReadings: {
    en: 'Odometer readings',
    afr: 'Afstandmeterlesings',
    pt: 'Leituras do conta-quilómetros',
    fr: 'Relevés du compteur',
  },
} as const satisfies Titles;
