import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the operations that ask for papers of loads, and problems of their fields. */
export const loadPaperFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type LoadPaperFailureCode = keyof typeof texts;
