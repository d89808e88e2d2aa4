import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  orderTypes: { en: 'Order types', afr: 'Bestellingsoorte', pt: 'Tipos de ordem', fr: 'Types d’ordres' },
  orderType: { en: 'Order type', afr: 'Bestellingsoort', pt: 'Tipo de ordem', fr: 'Type d’ordre' },
} as const satisfies Titles;
