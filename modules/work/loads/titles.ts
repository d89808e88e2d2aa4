import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  loads: { en: 'Loads', afr: 'Vragte', pt: 'Cargas', fr: 'Chargements' },
  loadBoard: { en: 'Board', afr: 'Bord', pt: 'Quadro', fr: 'Tableau' },
  dayPlan: { en: 'Day plan', afr: 'Dagplan', pt: 'Plano do dia', fr: 'Plan du jour' },
  load: { en: 'Load', afr: 'Vrag', pt: 'Carga', fr: 'Chargement' },
  newLoad: { en: 'New Load', afr: 'Nuwe Vrag', pt: 'Nova carga', fr: 'Nouveau chargement' },
  loadEvents: {
    en: 'Load events',
    afr: 'Vraggebeurtenisse',
    pt: 'Acontecimentos das cargas',
    fr: 'Événements des chargements',
  },
} as const satisfies Titles;
