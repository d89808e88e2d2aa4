import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The screens on which staff maintain credit limits. */
export const creditDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
