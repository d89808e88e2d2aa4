import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The SMS that brings a driver the inspection. */
export const vehicleInspectionSmsTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'vehicleInspectionSms',
);
