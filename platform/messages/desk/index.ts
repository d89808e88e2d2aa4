import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** The texts of the desk's own bricks: sign-in, shell, lists, forms, documents. Words that public pages need too are theirs. */
export const deskTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
