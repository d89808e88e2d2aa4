import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the desk for templates. */
export const templateFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type TemplateFailureCode = keyof typeof texts;
