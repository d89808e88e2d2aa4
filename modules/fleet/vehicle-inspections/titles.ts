import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  vehicleInspections: {
    en: 'Vehicle inspections',
    afr: 'Voertuiginspeksies',
    pt: 'Inspeções de veículos',
    fr: 'Contrôles de véhicules',
  },
  inspectionDetails: {
    en: 'Inspection Details',
    afr: 'Inspeksiebesonderhede',
    pt: 'Detalhes da inspeção',
    fr: 'Détails du contrôle',
  },
  checklistsForVehicles: {
    en: 'Checklists for vehicles',
    afr: 'Kontrolelyste vir voertuie',
    pt: 'Listas de verificação dos veículos',
    fr: 'Listes de contrôle des véhicules',
  },
} as const satisfies Titles;
