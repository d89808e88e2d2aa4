import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What stands around every letter to a party: how it is addressed, and who sent it. */
export const letterTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
