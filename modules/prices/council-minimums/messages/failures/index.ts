import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

export const councilMinimumFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type CouncilMinimumFailureCode = keyof typeof texts;
