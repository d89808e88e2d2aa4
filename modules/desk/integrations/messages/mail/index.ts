import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What those who look after endpoints are told of. */
export const integrationMailTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
