import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of the fields that suppliers, customers and contractors share; each noun's form spreads them into its own. */
export const partyTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
