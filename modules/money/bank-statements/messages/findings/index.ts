import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What is refused of a file of a bank, or worth knowing. */
export const bankFindingTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
