import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The paper that tells a supplier what was paid. */
export const adviceTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'remittanceAdvice',
);
