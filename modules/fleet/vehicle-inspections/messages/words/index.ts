import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Words for inspections of vehicles that the desk, phones and paper share. */
export const inspectionWords = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
