import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What the types of documents are called, and those whom they are about. */
export const documentTypeTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
