import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Of lines of the bank and what they pay. */
export const receiptQueueTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
