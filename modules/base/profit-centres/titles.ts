import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  profitCentres: { en: 'Profit centres', afr: 'Winssentrums', pt: 'Centros de lucro', fr: 'Centres de profit' },
  profitCentre: { en: 'Profit centre', afr: 'Winssentrum', pt: 'Centro de lucro', fr: 'Centre de profit' },
  newProfitCentre: {
    en: 'New profit centre',
    afr: 'Nuwe winssentrum',
    pt: 'Novo centro de lucro',
    fr: 'Nouveau centre de profit',
  },
} as const satisfies Titles;
