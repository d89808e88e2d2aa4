import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Of the list of receipts and the page of one. */
export const receiptDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
