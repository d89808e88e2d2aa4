import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** What the desk says of service and internal orders besides, or otherwise. */
export const orderKindTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
