import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The mail that brings a customer the tracking link. */
export const trackingMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'trackingMail',
);
