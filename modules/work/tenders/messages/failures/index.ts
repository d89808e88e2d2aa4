import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the tender operations, and why somebody was not asked. */
export const tenderFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type TenderFailureCode = keyof typeof texts;
