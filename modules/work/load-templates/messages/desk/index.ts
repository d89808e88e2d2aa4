import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of templates on the desk. */
export const templateDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
