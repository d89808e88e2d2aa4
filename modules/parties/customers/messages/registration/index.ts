import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of a customer's form: of the companies that register by link, and of the staff who fill it in for them. */
export const registrationTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
