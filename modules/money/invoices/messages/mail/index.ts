import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Mails with documents to customers, and to whoever mends what they wait for. */
export const invoiceMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'invoiceMail',
);
