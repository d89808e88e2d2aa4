import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of the board, the day plan and what is done with many loads. */
export const loadListTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
