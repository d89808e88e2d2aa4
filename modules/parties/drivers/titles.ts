import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  drivers: { en: 'Drivers', afr: 'Bestuurders', pt: 'Motoristas', fr: 'Chauffeurs' },
  newDriver: { en: 'New driver', afr: 'Nuwe bestuurder', pt: 'Novo motorista', fr: 'Nouveau chauffeur' },
  driver: { en: 'Driver', afr: 'Bestuurder', pt: 'Motorista', fr: 'Chauffeur' },
} as const satisfies Titles;
