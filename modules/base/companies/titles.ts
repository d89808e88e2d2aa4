import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  changeTerms: {
    en: 'Change the terms',
    afr: 'Verander die voorwaardes',
    pt: 'Alterar os termos',
    fr: 'Modifier les conditions',
  },
  templateSettings: {
    en: 'Template Settings',
    afr: 'Sjablooninstellings',
    pt: 'Definições de modelos',
    fr: 'Paramètres des modèles',
  },
  companies: { en: 'Companies', afr: 'Maatskappye', pt: 'Empresas', fr: 'Entreprises' },
  company: { en: 'Company', afr: 'Maatskappy', pt: 'Empresa', fr: 'Entreprise' },
} as const satisfies Titles;
