import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of the carriage: who takes a load, its holds, what moves it on. */
export const carriageTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
