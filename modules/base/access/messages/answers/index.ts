import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What is said to somebody who changes a password; never part of a mail, whose words a company may replace. */
export const accessAnswerTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
