import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  loadTemplates: {
    en: 'Load templates',
    afr: 'Vragsjablone',
    pt: 'Modelos de cargas',
    fr: 'Modèles de chargements',
  },
  loadTemplate: { en: 'Template', afr: 'Sjabloon', pt: 'Modelo', fr: 'Modèle' },
} as const satisfies Titles;
