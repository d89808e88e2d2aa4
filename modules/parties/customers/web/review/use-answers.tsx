import { useTexts } from '#platform/web/texts.ts';
import { useFindingWords, usePartyDecisions } from '#modules/parties/parties/web/desk.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { askableSteps } from '#modules/parties/customers/fields.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { customers, useMay } from '../calls.ts';
import { useReviewed } from './reviewed.ts';

const { rejectShipper, sendShipperInformationRequest } = customerService.operations;
const rejection = rejectShipper.input.pick({ reason: true });
const request = sendShipperInformationRequest.input.pick({ steps: true, question: true });

/** Why the person may not decide on this customer; undefined where they may. */
export function useCustomerBarrier(): string | undefined {
  const words = useFindingWords([customerFailureTexts]);
  const { decisionBarrier } = useReviewed();
  return decisionBarrier === null ? undefined : words({ code: decisionBarrier, facts: {} });
}

/** What all parties are done with, in the words of customers. */
export function useParty() {
  const { registeredName: name, email } = useReviewed();
  return usePartyDecisions(customerDeskTexts, { name, email });
}

/** What is answered to an application that is not taken on as it is. */
export function useAnswers() {
  const form = useTexts(registrationTexts);
  const party = useParty();
  const { id, status } = useReviewed();
  return [
    party.requestInformation({
      may: useMay('sendShipperInformationRequest'),
      // An approved customer is asked now and then, and not decided on: that stands with the rest.
      place: status === 'approve' ? 'menu' : 'desk',
      schema: request,
      steps: askableSteps.map((step) => ({ value: step, label: form(`${step}Step`) })),
      decide: (asked, options) => customers.sendShipperInformationRequest({ id, ...asked }, options),
    }),
    party.turnDown('decline', {
      may: useMay('rejectShipper'),
      barrier: useCustomerBarrier(),
      schema: rejection,
      decide: ({ reason }, options) => customers.rejectShipper({ id, reason }, options),
    }),
  ];
}
