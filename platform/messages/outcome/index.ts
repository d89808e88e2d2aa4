import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The pages on which a flow ends: fetched with them, not with the first screen. */
export const outcomeTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
