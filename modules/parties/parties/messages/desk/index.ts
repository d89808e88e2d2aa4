import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What staff read on the lists and records of all parties; each noun's desk spreads these words into its own. */
export const partyDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
