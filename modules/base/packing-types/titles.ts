import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  packingTypes: { en: 'Packing types', afr: 'Verpakkingsoorte', pt: 'Tipos de embalagem', fr: 'Types d’emballage' },
  packingType: { en: 'Packing Type', afr: 'Verpakkingsoort', pt: 'Tipo de embalagem', fr: 'Type d’emballage' },
} as const satisfies Titles;
