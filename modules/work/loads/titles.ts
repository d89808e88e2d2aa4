import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  loads: { en: 'Loads', afr: 'Vragte', pt: 'Cargas', fr: 'Chargements' },
  load: { en: 'Load', afr: 'Vrag', pt: 'Carga', fr: 'Chargement' },
  newLoad: { en: 'New Load', afr: 'Nuwe Vrag', pt: 'Nova carga', fr: 'Nouveau chargement' },
} as const satisfies Titles;
