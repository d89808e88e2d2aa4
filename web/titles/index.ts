import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The titles of the desk's screens and of the groups of its menu. */
export const titles = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
