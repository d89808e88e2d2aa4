import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What the checks find that suppliers, customers and contractors share. */
export const partyFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type PartyFailureCode = keyof typeof texts;
