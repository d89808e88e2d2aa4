import { rightOf, screen } from '#platform/web/screens.ts';
import type { itemMasterService } from '../contract.ts';

const needs = rightOf<typeof itemMasterService>('tripDirector', 'getItemMasters');

export const itemMasterPath = (id: string): string => `/itemMasterList/${id}`;

export const itemMasterScreens = [
  screen({
    path: '/itemMasterList',
    title: 'itemMasters',
    needs,
    component: async () => (await import('./ItemMasterList.tsx')).ItemMasterList,
  }),
  screen({
    path: '/itemMasterList/$id',
    title: 'itemMaster',
    needs,
    parent: '/itemMasterList',
    component: async () => (await import('./ItemMasterForm.tsx')).ItemMasterForm,
  }),
];
