import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What is mailed to customers about their credit limit, and what their answer gets. */
export const creditMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'creditMail',
);
