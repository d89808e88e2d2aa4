import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of the boards on which staff look after links, whatever flow they open. */
export const linkBoardTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
