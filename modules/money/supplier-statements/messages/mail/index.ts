import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Mails to suppliers that ask for an invoice, or bring a statement. */
export const supplierStatementMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'supplierStatementMail',
);
