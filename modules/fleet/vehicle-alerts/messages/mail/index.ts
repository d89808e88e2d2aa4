import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The mail that tells a person of alerts. */
export const vehicleAlertMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'vehicleAlertMail',
);
