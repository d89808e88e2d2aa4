import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What the pages of all records have in common: why one cannot be shown, its state, its history. */
export const recordTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
