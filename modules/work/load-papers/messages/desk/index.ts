import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Words of the desk for the papers of loads. */
export const loadPapersTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
