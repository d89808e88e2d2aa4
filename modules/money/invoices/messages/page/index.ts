import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The page on which a customer sees a document, and says what is not right. */
export const invoicePageTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
