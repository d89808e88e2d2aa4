import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the desk for companies. */
export const companyFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type CompanyFailureCode = keyof typeof texts;
