import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What staff read when they look through a party: its numbers, and what the checks found. */
export const partyReviewTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
