import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  fuelClauses: {
    en: 'Fuel clauses',
    afr: 'Brandstofklousules',
    pt: 'Cláusulas de combustível',
    fr: 'Clauses carburant',
  },
  fuelClause: {
    en: 'Fuel clause',
    afr: 'Brandstofklousule',
    pt: 'Cláusula de combustível',
    fr: 'Clause carburant',
  },
} as const satisfies Titles;
