import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  councilMinimums: {
    en: 'Council minimums',
    afr: 'Raad se minimums',
    pt: 'Mínimos do conselho',
    fr: 'Minimums du conseil',
  },
  councilMinimum: {
    en: 'Council minimum',
    afr: 'Raad se minimum',
    pt: 'Mínimo do conselho',
    fr: 'Minimum du conseil',
  },
} as const satisfies Titles;
