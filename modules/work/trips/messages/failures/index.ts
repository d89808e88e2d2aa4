import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the driver's page and of what the desk does with it. */
export const tripFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type TripFailureCode = keyof typeof texts;
