import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What the staff who work with customers read. */
export const customerDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
