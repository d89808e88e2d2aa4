import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the operations of proofs of delivery, and problems of their fields. */
export const podFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type PodFailureCode = keyof typeof texts;
