import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  tyres: { en: 'Tyres', afr: 'Bande', pt: 'Pneus', fr: 'Pneus' },
  tyre: { en: 'Tyre', afr: 'Band', pt: 'Pneu', fr: 'Pneu' },
} as const satisfies Titles;
