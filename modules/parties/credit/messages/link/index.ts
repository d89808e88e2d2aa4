import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The page on which a customer accepts or declines a credit limit. */
export const creditLinkTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
