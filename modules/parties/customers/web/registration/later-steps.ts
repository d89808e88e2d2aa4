import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { laterStep } from '#platform/web/wizard/later-step.tsx';

const load = () => import('./later.ts');

// What comes behind the first step.
export const TradeReferenceFields = laterStep(async () => (await load()).TradeReferenceFields);
export const DirectorFields = laterStep(async () => (await load()).DirectorFields);
export const BankFields = laterStep(async () => (await load()).BankFields);
export const ContactDetailFields = laterStep(async () => (await load()).ContactDetailFields);
export const TermsFields = laterStep(async () => (await load()).TermsFields);
export const Summary = lazyWithRetry(async () => (await import('./Summary.tsx')).Summary);
