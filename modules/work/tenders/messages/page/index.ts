import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The page on which a carrier answers an offer. */
export const tenderPageTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
