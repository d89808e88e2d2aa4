import { rightOf, screen } from '#platform/web/screens.ts';
import type { driverService } from '../contract.ts';

const needs = rightOf<typeof driverService>('tripDirector', 'getClientDrivers');

export const driverPath = (id: string): string => `/managedriver/${id}`;

export const driverScreens = [
  screen({
    path: '/drivers',
    title: 'drivers',
    needs,
    component: async () => (await import('./DriverList.tsx')).DriverList,
  }),
  screen({
    path: '/managedriver/$id',
    title: 'driver',
    needs,
    parent: '/drivers',
    component: async () => (await import('./DriverForm.tsx')).DriverForm,
  }),
];
