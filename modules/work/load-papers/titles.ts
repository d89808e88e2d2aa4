import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  loadPackets: {
    en: 'Packets of loads',
    afr: 'Dokumentpakke van vragte',
    pt: 'Dossiês das cargas',
    fr: 'Dossiers des chargements',
  },
} as const satisfies Titles;
