import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the inspection operations, and problems of their fields. */
export const inspectionFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type InspectionFailureCode = keyof typeof texts;
