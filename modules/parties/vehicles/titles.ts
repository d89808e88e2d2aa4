import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  vehicles: { en: 'Vehicles', afr: 'Voertuie', pt: 'Veículos', fr: 'Véhicules' },
  vehicle: { en: 'Vehicle', afr: 'Voertuig', pt: 'Veículo', fr: 'Véhicule' },
} as const satisfies Titles;
