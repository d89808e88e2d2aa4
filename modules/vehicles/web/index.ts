import { rightOf, screen } from '#platform/web/screens.ts';
import type { vehicleService } from '../contract.ts';

const needs = rightOf<typeof vehicleService>('tripDirector', 'getVehicles');

export const vehiclePath = (id: string): string => `/vehiclecapture/${id}`;

export const vehicleScreens = [
  screen({
    path: '/vehicles',
    title: 'vehicles',
    needs,
    component: async () => (await import('./VehicleList.tsx')).VehicleList,
  }),
  screen({
    path: '/vehiclecapture/$id',
    title: 'vehicle',
    needs,
    parent: '/vehicles',
    component: async () => (await import('./VehicleForm.tsx')).VehicleForm,
  }),
];
