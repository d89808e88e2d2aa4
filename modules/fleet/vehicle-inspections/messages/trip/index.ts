import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Words of the inspection of the day on the page of a trip. */
export const tripCheckTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
