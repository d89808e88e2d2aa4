import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals about access tokens and webhooks. */
export const integrationFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type IntegrationFailureCode = keyof typeof texts;
