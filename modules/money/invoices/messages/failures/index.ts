import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the invoice operations, and problems of their fields. */
export const invoiceFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type InvoiceFailureCode = keyof typeof texts;
