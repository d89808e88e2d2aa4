import { linkJourney } from '#modules/parties/links/web/public.ts';
import { renewalTitle } from '#modules/parties/suppliers/messages/renewal/title.ts';
import { type RenewalFlow, renewals } from './link-calls.ts';

const flow: RenewalFlow = {
  title: renewalTitle,
  read: (key) => renewals.getGitLink({ key }),
  form: async () => (await import('./RenewalForm.tsx')).RenewalForm,
  hasStart: true,
  send: ({ input }, { idempotencyKey }) => renewals.submitGitRenewal(input, { idempotencyKey }),
  outcome: async () => (await import('./RenewalDone.tsx')).RenewalDone,
  outcomePath: () => '/gitrenewalcertificatsubmittedsuccessfully',
};

/** `/gitcertificaterenewal`: a carrier sends its new certificate. */
export const GitRenewal = linkJourney(flow);
