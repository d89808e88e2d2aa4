import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the day plan. */
export const loadBoardFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
