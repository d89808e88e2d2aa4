import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of the page on which carriers and customers send papers of a load. */
export const paperUploadTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
