import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What an inspection asks, finds and weighs; read at the desk, on a driver’s phone and on paper. */
export const checklistTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
