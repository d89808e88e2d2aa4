// The front door of what is fetched while the code is on its way. The first screen must not wait for it.
export { links } from './journey/link-calls.ts';
export { LinkStart } from './journey/LinkStart.tsx';
export { LinkStepper } from './journey/LinkStepper.tsx';
export { type Sent, SentPage } from './journey/SentPage.tsx';
export { StaffQuestion } from './journey/StaffQuestion.tsx';
export { storeByLink } from './journey/store-by-link.ts';
export { submitOnce } from './journey/sent-submit.ts';
export { acceptTerms, TermsQuestion } from './journey/TermsQuestion.tsx';
export { usePageDraft } from './journey/use-page-draft.ts';
export type { Start } from './journey/use-start.ts';
