import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What stands on a driver's statement, in the driver's language. */
export const payStatementTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
