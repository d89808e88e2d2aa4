import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What each kind of alert is called, on the screen and in mails. */
export const alertKindTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
