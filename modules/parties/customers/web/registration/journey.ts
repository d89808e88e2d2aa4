import { linkJourney } from '#modules/parties/links/web/public.ts';
import { expiredTitle, registrationTitle } from '#modules/parties/customers/messages/registration/title.ts';
import { type CustomerFlow, customers, readLink } from './link-calls.ts';

const flow: CustomerFlow = {
  title: registrationTitle,
  expiredTitle,
  read: readLink,
  form: async () => (await import('./RegistrationForm.tsx')).RegistrationForm,
  hasStart: true,
  // Whoever has an `id` is changed, everybody else is new (§4).
  send: ({ input }, { lockId, idempotencyKey }) =>
    input.id
      ? customers.putEditShipper({ ...input, id: input.id }, { lockId, idempotencyKey })
      : customers.postShipperDetail({ ...input, id: '' }, { idempotencyKey }),
  outcome: async () => (await import('./RegistrationDone.tsx')).RegistrationDone,
  outcomePath: () => '/registersuccess',
};

/** A customer registers by link: the code first, then the form with the terms at its end, then what happens next. */
export const CustomerRegistration = linkJourney(flow);
