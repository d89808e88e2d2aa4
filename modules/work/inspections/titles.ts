import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  loadInspections: {
    en: 'Load inspections',
    afr: 'Vraginspeksies',
    pt: 'Inspeções de carga',
    fr: 'Contrôles de chargement',
  },
  loadInspection: {
    en: 'Load inspection',
    afr: 'Vraginspeksie',
    pt: 'Inspeção de carga',
    fr: 'Contrôle de chargement',
  },
  newLoadInspection: {
    en: 'New load inspection',
    afr: 'Nuwe vraginspeksie',
    pt: 'Nova inspeção de carga',
    fr: 'Nouveau contrôle de chargement',
  },
  checklistForLoads: {
    en: 'Checklist for loads',
    afr: 'Kontrolelys vir vragte',
    pt: 'Lista de verificação das cargas',
    fr: 'Liste de contrôle des chargements',
  },
} as const satisfies Titles;
