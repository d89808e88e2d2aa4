import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  invoiceAPIData: {
    en: 'Invoice API Data',
    afr: 'Faktuur-API-data',
    pt: 'Dados da API de faturas',
    fr: 'Données de l’API de facturation',
  },
} as const satisfies Titles;
