import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  loadBoard: { en: 'Board', afr: 'Bord', pt: 'Quadro', fr: 'Tableau' },
  dayPlan: { en: 'Day plan', afr: 'Dagplan', pt: 'Plano do dia', fr: 'Plan du jour' },
} as const satisfies Titles;
