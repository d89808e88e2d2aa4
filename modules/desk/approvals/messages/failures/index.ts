import { catalogue } from '#platform/messages.ts';
import type { texts } from './en.ts';

/** Refusals of the inbox and of delegations. */
export const approvalFailureTexts = catalogue<typeof texts>({
  en: () => import('./en.ts'),
  afr: () => import('./afr.ts'),
  pt: () => import('./pt.ts'),
  fr: () => import('./fr.ts'),
});
export type ApprovalFailureCode = keyof typeof texts;
