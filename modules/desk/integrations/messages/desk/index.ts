import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The desk for access tokens, webhooks and their deliveries. */
export const integrationTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
