import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What the page says of itself, around the stop that comes next: fetched after it, and kept with the trip. */
export const stateTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
