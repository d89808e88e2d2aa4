import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  driverRateCategories: {
    en: 'Driver rate categories',
    afr: 'Kategorieë van bestuurderstariewe',
    pt: 'Categorias de tarifas de motoristas',
    fr: 'Catégories de tarifs de chauffeurs',
  },
  driverRateCategory: {
    en: 'Driver rate category',
    afr: 'Kategorie van bestuurderstariewe',
    pt: 'Categoria de tarifas de motoristas',
    fr: 'Catégorie de tarifs de chauffeurs',
  },
} as const satisfies Titles;
