import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of the staff's screens for suppliers. Labels of fields are those of the form (messages/registration). */
export const supplierDeskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
