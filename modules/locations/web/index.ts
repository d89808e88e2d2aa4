import { rightOf, screen } from '#platform/web/screens.ts';
import type { locationService } from '../contract.ts';

const needs = rightOf<typeof locationService>('tripDirector', 'getLocations');

export const locationPath = (id: string): string => `/captureLocation/${id}`;

export const locationScreens = [
  screen({
    path: '/viewLocations',
    title: 'locations',
    needs,
    component: async () => (await import('./LocationList.tsx')).LocationList,
  }),
  screen({
    path: '/captureLocation/$id',
    title: 'location',
    needs,
    parent: '/viewLocations',
    component: async () => (await import('./LocationForm.tsx')).LocationForm,
  }),
];
