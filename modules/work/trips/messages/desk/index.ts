import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What the desk sees and does of the driver’s page. */
export const tripDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
