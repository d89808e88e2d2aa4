import type { Titles } from '#platform/titles.ts';

/** In the breadcrumbs and the tab of the browser. */
export const titles = {
  newRateSimulation: {
    en: 'Simulate on past loads',
    afr: 'Simuleer op vorige vragte',
    pt: 'Simular em cargas passadas',
    fr: 'Simuler sur les chargements passés',
  },
  rateSimulation: { en: 'Simulation', afr: 'Simulasie', pt: 'Simulação', fr: 'Simulation' },
} as const satisfies Titles;
