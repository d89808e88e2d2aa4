import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  fleetLogBook: {
    en: 'Fleet Log Book',
    afr: 'Vlootlogboek',
    pt: 'Livro de bordo da frota',
    fr: 'Carnet de bord du parc',
  },
} as const satisfies Titles;
