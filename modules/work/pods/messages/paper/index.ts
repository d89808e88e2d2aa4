import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Words on what is printed about proofs of delivery. */
export const podPaperTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
