import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  fleetLogBook: {
    en: 'Fleet Log Book',
    afr: 'Vlootlogboek',
    pt: 'Livro de bordo da frota',
    fr: 'Carnet de bord du parc',
  },
  waitingSlips: {
    en: 'Slips that wait',
    afr: 'Strokies wat wag',
    pt: 'Talões em espera',
    fr: 'Tickets en attente',
  },
} as const satisfies Titles;
