import type { Titles } from '#platform/titles.ts';

/** In the menu, the breadcrumbs and the tab of the browser. */
export const titles = {
  vehicleEquipment: {
    en: 'Vehicle Equipment',
    afr: 'Voertuigtoerusting',
    pt: 'Equipamento de veículos',
    fr: 'Équipement des véhicules',
  },
  equipmentTypes: {
    en: 'Equipment types',
    afr: 'Toerustingsoorte',
    pt: 'Tipos de equipamento',
    fr: 'Types d’équipement',
  },
  equipmentType: { en: 'Equipment Type', afr: 'Toerustingsoort', pt: 'Tipo de equipamento', fr: 'Type d’équipement' },
} as const satisfies Titles;
