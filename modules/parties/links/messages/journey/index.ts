import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words that every public flow shares, from the accepted code to the page after the submit. */
export const journeyTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
