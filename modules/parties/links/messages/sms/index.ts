import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Texts of the one-time code: what the SMS says (160 characters at most) and what the screen answers. */
export const codeTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'linkSms',
);
