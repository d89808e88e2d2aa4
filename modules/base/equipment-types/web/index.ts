import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf, screen } from '#platform/web/screens.ts';
import type { equipmentTypeService } from '../contract.ts';

const needs = rightOf<typeof equipmentTypeService>('tripDirector', 'getEquipment');

export const equipmentTypePages = masterPages('/transporter', '/equipmentcapture/$id');

export const equipmentTypeScreens = [
  ...masterScreens(equipmentTypePages, {
    needs,
    list: ['vehicleEquipment', async () => (await import('./EquipmentTypeList.tsx')).EquipmentTypeList],
    form: ['equipmentType', async () => (await import('./EquipmentTypeForm.tsx')).EquipmentTypeForm],
  }),
  screen({
    path: '/equipmentType',
    title: 'vehicleEquipment',
    needs,
    component: async () => (await import('./EquipmentTypeList.tsx')).EquipmentTypeList,
  }),
];
