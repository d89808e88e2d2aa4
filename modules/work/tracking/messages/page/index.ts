import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The page by which a customer follows a load. */
export const trackingTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
