import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Mails about an account, which a company may put into its own words. */
export const accessMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'accountMail',
);
