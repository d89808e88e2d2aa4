import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  fuelRateAdjustments: {
    en: 'Fuel Rate Adjustments',
    afr: 'Brandstoftariefaanpassings',
    pt: 'Ajustes de combustível',
    fr: 'Ajustements carburant',
  },
  fuelRateAdjustment: {
    en: 'Fuel rate adjustment',
    afr: 'Brandstoftariefaanpassing',
    pt: 'Ajuste de combustível',
    fr: 'Ajustement carburant',
  },
  newFuelRateAdjustment: {
    en: 'New run',
    afr: 'Nuwe lopie',
    pt: 'Novo processamento',
    fr: 'Nouveau traitement',
  },
} as const satisfies Titles;
