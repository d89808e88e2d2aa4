import { MessageCircleQuestion, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChecklistField } from '#platform/web/fields/ChecklistField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useFindingWords } from '#modules/parties/web/desk.ts';
import { customerService } from '#modules/customers/contract.ts';
import { askableSteps } from '#modules/customers/fields.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { customerFailureTexts } from '#modules/customers/messages/failures/index.ts';
import { registrationTexts } from '#modules/customers/messages/registration/index.ts';
import { customers, useMay } from '../calls.ts';
import { useReviewed } from './reviewed.ts';

const { rejectShipper, sendShipperInformationRequest } = customerService.operations;
const decline = rejectShipper.input.pick({ reason: true });
const request = sendShipperInformationRequest.input.pick({ steps: true, question: true });

/** Why the person may not decide on this customer; undefined where they may. */
export function useCustomerBarrier(): string | undefined {
  const words = useFindingWords([customerFailureTexts]);
  const { decisionBarrier } = useReviewed();
  return decisionBarrier === null ? undefined : words({ code: decisionBarrier, facts: {} });
}

/** What is answered to an application that is not taken on as it is. */
export function useAnswers(): readonly Decision<'requestInformation' | 'decline'>[] {
  const t = useTexts(customerDeskTexts);
  const barrier = useCustomerBarrier();
  const { id, email, registeredName: name, status } = useReviewed();
  return [
    {
      event: 'requestInformation',
      may: useMay('sendShipperInformationRequest'),
      // An approved customer is asked now and then, and not decided on: that stands with the rest.
      place: status === 'approve' ? 'menu' : 'desk',
      icon: MessageCircleQuestion,
      title: t('ask'),
      does: asks({
        title: t('askTitle', { name }),
        text: t('askText', { email }),
        schema: request,
        initial: { steps: [], question: '' },
        confirm: t('sendQuestion'),
        done: t('askedDone', { email }),
        decide: (asked, options) => customers.sendShipperInformationRequest({ id, ...asked }, options),
        fields: <InformationFields />,
      }),
    },
    {
      event: 'decline',
      may: useMay('rejectShipper'),
      kind: 'danger',
      barrier,
      icon: X,
      title: t('decline'),
      does: asksReason({
        title: t('declineTitle', { name }),
        text: t('declineText', { email }),
        schema: decline,
        label: t('reason'),
        help: t('reasonHelp'),
        required: true,
        done: t('declinedDone', { name }),
        decide: ({ reason }, options) => customers.rejectShipper({ id, reason }, options),
      }),
    },
  ];
}

/** What is missing, by a link to exactly those parts of the form. */
function InformationFields(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const form = useTexts(registrationTexts);
  return (
    <>
      <ChecklistField
        name="steps"
        label={t('askedSteps')}
        required
        options={askableSteps.map((step) => ({ value: step, label: form(`${step}Step`) }))}
      />
      <TextareaField name="question" label={t('question')} help={t('questionHelp')} required rows={4} maxLength={500} />
    </>
  );
}
