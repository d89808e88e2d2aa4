import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Statements and reminders to customers; a company may write its own words. */
export const debtorMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'debtorMail',
);
