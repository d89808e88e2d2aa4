import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  loadOffers: {
    en: 'Load offers',
    afr: 'Vragaanbiedinge',
    pt: 'Propostas de cargas',
    fr: 'Offres de chargements',
  },
  loadTender: { en: 'Load offer', afr: 'Vragaanbod', pt: 'Proposta de carga', fr: 'Offre de chargement' },
} as const satisfies Titles;
