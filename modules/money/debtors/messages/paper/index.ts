import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Words of a statement that a customer gets. */
export const statementPaperTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
