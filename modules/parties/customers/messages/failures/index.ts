import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the operations on customers, and the findings of their checks. */
export const customerFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type CustomerFailureCode = keyof typeof texts;
