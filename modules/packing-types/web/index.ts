import { rightOf, screen } from '#platform/web/screens.ts';
import type { packingTypeService } from '../contract.ts';

const needs = rightOf<typeof packingTypeService>('tripDirector', 'getPackingTypes');

export const packingTypePath = (id: string): string => `/packingTypeCapture/${id}`;

export const packingTypeScreens = [
  screen({
    path: '/managePackingType',
    title: 'packingTypes',
    needs,
    component: async () => (await import('./PackingTypeList.tsx')).PackingTypeList,
  }),
  screen({
    path: '/packingTypeCapture/$id',
    title: 'packingType',
    needs,
    parent: '/managePackingType',
    component: async () => (await import('./PackingTypeForm.tsx')).PackingTypeForm,
  }),
];
