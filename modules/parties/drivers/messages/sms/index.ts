import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The code that confirms a driver's number: what the SMS says (160 characters at most) and what the screen answers. */
export const driverCodeTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'driverSms',
);
