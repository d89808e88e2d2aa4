import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Words of severities and states of defects, which inspections and phones share. */
export const defectWords = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
