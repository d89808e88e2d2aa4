import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the operations over bank details. */
export const bankFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type BankFailureCode = keyof typeof texts;
