import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of tracking links. */
export const trackingFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type TrackingFailureCode = keyof typeof texts;
