import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  loadEvents: {
    en: 'Load events',
    afr: 'Vraggebeurtenisse',
    pt: 'Acontecimentos das cargas',
    fr: 'Événements des chargements',
  },
} as const satisfies Titles;
