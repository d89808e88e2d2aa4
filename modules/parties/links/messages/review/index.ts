import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What is said around the summary of a form, before it is submitted. */
export const reviewTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
