import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Of the loads that wait for an invoice. */
export const invoiceQueueTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
