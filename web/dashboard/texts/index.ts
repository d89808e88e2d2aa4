import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of the dashboard's frame; what stands in it brings its own. */
export const dashboardTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
