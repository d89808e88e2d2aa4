import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  driverRates: {
    en: 'Driver rates',
    afr: 'Bestuurderstariewe',
    pt: 'Tarifas de motoristas',
    fr: 'Tarifs de chauffeurs',
  },
  driverRate: { en: 'Driver rate', afr: 'Bestuurderstarief', pt: 'Tarifa de motorista', fr: 'Tarif de chauffeur' },
} as const satisfies Titles;
