import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of imports, and what can be wrong with a row. */
export const importFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type ImportFailureCode = keyof typeof texts;
