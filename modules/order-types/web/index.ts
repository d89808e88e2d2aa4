import { rightOf, screen } from '#platform/web/screens.ts';
import type { orderTypeService } from '../contract.ts';

const needs = rightOf<typeof orderTypeService>('tripDirector', 'getOrderTypes');

export const orderTypePath = (id: string): string => `/orderTypes/${id}`;

export const orderTypeScreens = [
  screen({
    path: '/orderTypes',
    title: 'orderTypes',
    needs,
    component: async () => (await import('./OrderTypeList.tsx')).OrderTypeList,
  }),
  screen({
    path: '/orderTypes/$id',
    title: 'orderType',
    needs,
    parent: '/orderTypes',
    component: async () => (await import('./OrderTypeForm.tsx')).OrderTypeForm,
  }),
];
