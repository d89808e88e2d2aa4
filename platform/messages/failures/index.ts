import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals and field problems that any slice can cause. */
export const failureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type FailureCode = keyof typeof texts;
