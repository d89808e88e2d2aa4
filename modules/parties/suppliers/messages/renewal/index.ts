import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of the page on which a carrier sends its new certificate. Labels of fields are those of the registration. */
export const renewalTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
