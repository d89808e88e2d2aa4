import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  manageRates: { en: 'Manage Rates', afr: 'Bestuur tariewe', pt: 'Gerir tarifas', fr: 'Gérer les tarifs' },
  rates: { en: 'Rates', afr: 'Tariewe', pt: 'Tarifas', fr: 'Tarifs' },
  rate: { en: 'Rate', afr: 'Tarief', pt: 'Tarifa', fr: 'Tarif' },
  changeRates: {
    en: 'Change rates by a percentage',
    afr: 'Verander tariewe met ’n persentasie',
    pt: 'Alterar tarifas em percentagem',
    fr: 'Changer les tarifs d’un pourcentage',
  },
} as const satisfies Titles;
