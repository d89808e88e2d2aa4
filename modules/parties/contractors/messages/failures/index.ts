import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the contractor operations, and the findings of their checks. */
export const contractorFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type ContractorFailureCode = keyof typeof texts;
