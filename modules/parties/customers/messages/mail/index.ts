import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What is mailed to customers, and what the screens answer to a submit. */
export const customerMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'customerMail',
);
