import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the operations on credit limits. */
export const creditFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type CreditFailureCode = keyof typeof texts;
