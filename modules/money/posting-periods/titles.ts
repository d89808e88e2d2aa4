import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  postingPeriods: {
    en: 'Posting Periods',
    afr: 'Posperiodes',
    pt: 'Períodos de lançamento',
    fr: 'Périodes comptables',
  },
} as const satisfies Titles;
