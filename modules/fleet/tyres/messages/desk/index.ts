import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

export const tyreDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
