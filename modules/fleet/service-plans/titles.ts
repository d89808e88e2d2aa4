import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  servicePlan: { en: 'Service plan', afr: 'Diensplan', pt: 'Plano de manutenção', fr: 'Plan d’entretien' },
  kindsOfService: { en: 'Kinds of service', afr: 'Soorte diens', pt: 'Tipos de manutenção', fr: 'Types d’entretien' },
  kindOfService: { en: 'Kind of service', afr: 'Soort diens', pt: 'Tipo de manutenção', fr: 'Type d’entretien' },
} as const satisfies Titles;
