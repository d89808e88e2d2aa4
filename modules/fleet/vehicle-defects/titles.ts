import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  vehicleDefects: {
    en: 'Vehicle defects',
    afr: 'Voertuiggebreke',
    pt: 'Avarias de veículos',
    fr: 'Défauts de véhicules',
  },
  vehicleDefect: {
    en: 'Vehicle defect',
    afr: 'Voertuiggebrek',
    pt: 'Avaria de veículo',
    fr: 'Défaut de véhicule',
  },
} as const satisfies Titles;
