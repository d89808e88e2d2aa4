import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The texts of orders on the page of a profit centre. */
export const centreOrderTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
