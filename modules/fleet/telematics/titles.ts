import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  vehicleTracking: {
    en: 'Vehicle tracking',
    afr: 'Voertuigopsporing',
    pt: 'Localização de veículos',
    fr: 'Suivi des véhicules',
  },
} as const satisfies Titles;
