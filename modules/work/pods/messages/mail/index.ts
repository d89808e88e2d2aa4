import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What is mailed to carriers and customers about proofs of delivery. */
export const podMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'podMail',
);
