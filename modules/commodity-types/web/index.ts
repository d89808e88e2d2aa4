import { rightOf, screen } from '#platform/web/screens.ts';
import type { commodityTypeService } from '../contract.ts';

const needs = rightOf<typeof commodityTypeService>('tripDirector', 'getCommodityTypes');

export const commodityTypePath = (id: string): string => `/commodityTypeCapture/${id}`;

export const commodityTypeScreens = [
  screen({
    path: '/manageCommodityType',
    title: 'commodityTypes',
    needs,
    component: async () => (await import('./CommodityTypeList.tsx')).CommodityTypeList,
  }),
  screen({
    path: '/commodityTypeCapture/$id',
    title: 'commodityType',
    needs,
    parent: '/manageCommodityType',
    component: async () => (await import('./CommodityTypeForm.tsx')).CommodityTypeForm,
  }),
];
