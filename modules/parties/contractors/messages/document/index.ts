import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What stands in the signed document besides the names of the fields. */
export const documentTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
