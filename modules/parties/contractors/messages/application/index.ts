import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The form of a contractor's application, for applicants and admins. */
export const applicationTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
