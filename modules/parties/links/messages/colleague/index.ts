import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Somebody who fills in a form by link asks a colleague to help. */
export const colleagueTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
