import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The inspection before leaving, with the words of its checklist: a chunk of its own, which the phone keeps with the trip. */
export const inspectTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
