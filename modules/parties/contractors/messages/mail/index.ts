import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Mails about applications of contractors, and what the operations answer in words. */
export const contractorMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'contractorMail',
);
