import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the debtors' desk, and problems of its fields. */
export const debtorFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
