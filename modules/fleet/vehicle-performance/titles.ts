import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  vehiclePerformanceReport: {
    en: 'Vehicle Performance Report',
    afr: 'Voertuigprestasieverslag',
    pt: 'Relatório de desempenho dos veículos',
    fr: 'Rapport de performance des véhicules',
  },
} as const satisfies Titles;
