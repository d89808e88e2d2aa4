import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Mails that ask carriers and customers for papers of a load. */
export const paperMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'paperMail',
);
