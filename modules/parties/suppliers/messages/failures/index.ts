import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the supplier operations, the findings of their checks, and the reasons of compliance. */
export const supplierFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type SupplierFailureCode = keyof typeof texts;
