import { linkJourney } from '#modules/parties/links/web/public.ts';
import { registrationTitle } from '#modules/parties/suppliers/messages/registration/title.ts';
import { type CarrierFlow, suppliers } from './link-calls.ts';

const flow: CarrierFlow = {
  title: registrationTitle,
  isClientInCapitals: true,
  read: (key) => suppliers.getCarrierLink({ key }),
  form: async () => (await import('./RegistrationForm.tsx')).RegistrationForm,
  hasStart: true,
  // Whoever has a `keyIdentifier` is changed, everybody else is new.
  send: ({ input }, { lockId, idempotencyKey }) =>
    input.keyIdentifier
      ? suppliers.putCarrier({ ...input, keyIdentifier: input.keyIdentifier }, { lockId, idempotencyKey })
      : suppliers.postCarrier({ ...input, keyIdentifier: '' }, { idempotencyKey }),
  outcome: async () => (await import('./RegistrationDone.tsx')).RegistrationDone,
  outcomePath: () => '/registersuccess',
};

/** A carrier registers by link: the code first, then the terms and the form, then what happens next. */
export const CarrierRegistration = linkJourney(flow);
