import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { laterStep } from '#platform/web/wizard/later-step.tsx';
import type { LaterFields } from '../steps/use-steps.ts';

const load = () => import('../steps/later.ts');

/** On a phone, what comes behind the first step. */
export const laterFields: LaterFields = {
  directors: laterStep(async () => (await load()).DirectorFields),
  bank: laterStep(async () => (await load()).BankFields),
  certificate: laterStep(async () => (await load()).CertificateFields),
  signature: laterStep(async () => (await load()).SignatureFields),
};

export const Summary = lazyWithRetry(async () => (await import('./Summary.tsx')).Summary);
