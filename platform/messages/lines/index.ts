import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The lines of a document: the table that they are typed in, its totals, what a revision changed. */
export const lineTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
