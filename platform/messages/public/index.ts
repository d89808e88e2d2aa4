import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The texts of the bricks that public pages use; the desk's screens use many of them too. */
export const publicTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
