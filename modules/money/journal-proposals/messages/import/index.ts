import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of files of journals, as they come in and go out. */
export const proposalImportTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
