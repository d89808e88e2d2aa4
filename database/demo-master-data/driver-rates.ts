import type { z } from 'zod';
import type { driverRates } from '#modules/prices/driver-rates/contract.ts';

/** The code of the category stands in place of its id. */
type DemoDriverRate = Omit<z.input<typeof driverRates.fields>, 'categoryId' | 'driverId'> & {
  readonly category: string;
};

const validFrom = '2026-03-01';

/** Invented; rand for one unit. */
export const demoDriverRates: readonly DemoDriverRate[] = [
  { code: 'LINK-TRIP', name: 'Trip allowance', category: 'LINK', component: 'trip', rate: 420.5, validFrom },
  { code: 'LINK-KM', name: 'Kilometres with a load', category: 'LINK', component: 'kmLoaded', rate: 1.85, validFrom },
  { code: 'LINK-EMPTY', name: 'Empty kilometres', category: 'LINK', component: 'kmEmpty', rate: 1.1, validFrom },
  { code: 'LINK-STOP', name: 'Each stop', category: 'LINK', component: 'stop', rate: 75, validFrom },
  { code: 'LINK-NIGHT', name: 'Night away from home', category: 'LINK', component: 'nightOut', rate: 285, validFrom },
  {
    code: 'LINK-WAIT',
    name: 'Waiting after two hours',
    category: 'LINK',
    component: 'waiting',
    rate: 48,
    freeMinutes: 120,
    validFrom,
  },
  { code: 'RIGID-DAY', name: 'Day rate', category: 'RIGID', component: 'day', rate: 610, validFrom },
  { code: 'RIGID-OT', name: 'Overtime', category: 'RIGID', component: 'overtime', rate: 96.5, validFrom },
  {
    code: 'BORDER-KM',
    name: 'Kilometres with a load',
    category: 'BORDER',
    component: 'kmLoaded',
    rate: 2.05,
    validFrom,
  },
  {
    code: 'BORDER-POST',
    name: 'Each border post',
    category: 'BORDER',
    component: 'crossBorder',
    rate: 350,
    routeType: 'crossBorder',
    validFrom,
  },
];
