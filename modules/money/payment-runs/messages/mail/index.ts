import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Mails to suppliers about what was paid. */
export const paymentMailTexts = catalogue<typeof texts>(
  {
    en: () => import('./en.ts'),
    afr: () => import('./afr.ts'),
    pt: () => import('./pt.ts'),
    fr: () => import('./fr.ts'),
  },
  'paymentMail',
);
