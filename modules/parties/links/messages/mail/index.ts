import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What every mail with a link says, whatever flow it opens. */
export const linkMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'linkMail',
);
