import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What opens over the driver's page when more than a press is needed: the first screen comes without it. */
export const sheetTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
