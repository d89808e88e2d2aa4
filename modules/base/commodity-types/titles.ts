import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  commodityTypes: {
    en: 'Commodity types',
    afr: 'Kommoditeitsoorte',
    pt: 'Tipos de mercadoria',
    fr: 'Types de marchandises',
  },
  commodityType: {
    en: 'Commodity Type',
    afr: 'Kommoditeitsoort',
    pt: 'Tipo de mercadoria',
    fr: 'Type de marchandises',
  },
} as const satisfies Titles;
