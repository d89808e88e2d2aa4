import { linkJourney } from '#modules/parties/links/web/public.ts';
import { applicationTitle } from '#modules/parties/contractors/messages/application/title.ts';
import { type ContractorFlow, contractors } from './link-calls.ts';

const flow: ContractorFlow = {
  title: applicationTitle,
  read: (key) => contractors.creditorAccountProfileSet({ key }),
  accepts: 'verifyOTP',
  form: async () => (await import('./RegistrationForm.tsx')).RegistrationForm,
  hasStart: true,
  send: ({ input }, { lockId, idempotencyKey }) =>
    contractors.submitCreditorApplication(input, { lockId, idempotencyKey }),
  outcome: async () => (await import('./RegistrationDone.tsx')).RegistrationDone,
  outcomePath: () => '/creditorregisteredsuccessful',
  expiredPath: '/creditorApplicationLinkExpired',
};

/** A contractor applies by link: the code first, then the form in five steps, then the signed application. */
export const ContractorApplication = linkJourney(flow);
