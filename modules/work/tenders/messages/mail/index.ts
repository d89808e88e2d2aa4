import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What is mailed about offers of loads: to suppliers, and to those who sent them. */
export const tenderMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'tenderMail',
);
