import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The words of files of rates, as they come in and go out; what the desk says too is said there. */
export const rateImportTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
