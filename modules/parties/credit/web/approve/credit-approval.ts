import { linkJourney } from '#modules/parties/links/web/public.ts';
import { creditTitle } from '#modules/parties/credit/messages/link/title.ts';
import { credit, type CreditFlow, readLink } from './link-calls.ts';

const flow: CreditFlow = {
  title: creditTitle,
  read: readLink,
  form: async () => (await import('./CreditAnswer.tsx')).CreditAnswer,
  send: ({ input }, { idempotencyKey }) => credit.putShipperCreditAcknowledgement(input, { idempotencyKey }),
  outcome: async () => (await import('./CreditAnswered.tsx')).CreditAnswered,
  outcomePath: () => '/creditlimitsubmitted',
};

/** `/creditlimitapprove`: a customer accepts or declines a new credit limit. */
export const CreditApproval = linkJourney(flow);
