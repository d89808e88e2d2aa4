import { rightOf, screen } from '#platform/web/screens.ts';
import type { equipmentTypeService } from '../contract.ts';

const needs = rightOf<typeof equipmentTypeService>('tripDirector', 'getEquipment');

export const equipmentTypePath = (id: string): string => `/equipmentcapture/${id}`;

export const equipmentTypeScreens = [
  screen({
    path: '/transporter',
    title: 'vehicleEquipment',
    needs,
    component: async () => (await import('./EquipmentTypeList.tsx')).EquipmentTypeList,
  }),
  screen({
    path: '/equipmentType',
    title: 'equipmentTypes',
    needs,
    component: async () => (await import('./EquipmentTypeList.tsx')).EquipmentTypeList,
  }),
  screen({
    path: '/equipmentcapture/$id',
    title: 'equipmentType',
    needs,
    parent: '/transporter',
    component: async () => (await import('./EquipmentTypeForm.tsx')).EquipmentTypeForm,
  }),
];
