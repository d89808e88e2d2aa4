import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of years and months. */
export const postingPeriodTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
