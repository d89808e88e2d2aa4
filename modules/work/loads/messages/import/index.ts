import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of files of loads, as they come in and go out. */
export const loadImportTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
