import type { ReactNode } from 'react';
import { z } from 'zod';
import { ChecklistField } from '#platform/web/fields/ChecklistField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import type { FormSchema } from '#platform/web/form.tsx';
import { DecisionDialog, type DecisionDialogProps } from '#platform/web/record/DecisionDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerService } from '#modules/customers/contract.ts';
import { askableSteps } from '#modules/customers/fields.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/customers/messages/registration/index.ts';
import { customers, customersNoun } from '../calls.ts';
import { failures } from '../failures.ts';
import { useReviewed } from './reviewed.ts';

export interface Closable {
  readonly onClose: () => void;
}

/** A decision about the customer that is shown. */
export function CustomerDecision<Schema extends FormSchema>(
  props: Omit<DecisionDialogProps<Schema>, 'record' | 'failures'>,
): ReactNode {
  const { id, lockId } = useReviewed();
  return <DecisionDialog {...props} record={{ noun: customersNoun, id, lockId }} failures={failures} />;
}

const { rejectShipper, sendShipperInformationRequest, deleteShipper, suspendShipper, reopenShipper } =
  customerService.operations;
const decline = rejectShipper.input.pick({ reason: true });
const request = sendShipperInformationRequest.input.pick({ steps: true, question: true });
const closing = deleteShipper.input.pick({ reason: true });
const suspension = suspendShipper.input.pick({ reason: true });
const reopening = reopenShipper.input.pick({ reason: true });
const nothing = z.strictObject({});

export function VetDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, registeredName: name } = useReviewed();
  return (
    <CustomerDecision
      title={t('vet')}
      text={t('vetText', { name })}
      schema={nothing}
      initial={{}}
      confirm={t('vet')}
      done={t('vetDone', { name })}
      decide={(_, options) => customers.vetShipper({ id }, options)}
      onClose={onClose}
    >
      {null}
    </CustomerDecision>
  );
}

export function DeclineDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, email, registeredName: name } = useReviewed();
  return (
    <CustomerDecision
      title={t('declineTitle', { name })}
      text={t('declineText', { email })}
      schema={decline}
      initial={{ reason: '' }}
      confirm={t('decline')}
      danger
      done={t('declinedDone', { name })}
      decide={({ reason }, options) => customers.rejectShipper({ id, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} help={t('reasonHelp')} required rows={4} maxLength={500} />
    </CustomerDecision>
  );
}

/** Asks the customer for what is missing, by a link to exactly those parts of the form. */
export function InformationDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const form = useTexts(registrationTexts);
  const { id, email, registeredName: name } = useReviewed();
  return (
    <CustomerDecision
      title={t('askTitle', { name })}
      text={t('askText', { email })}
      schema={request}
      initial={{ steps: [], question: '' }}
      confirm={t('sendQuestion')}
      done={t('askedDone', { email })}
      decide={(asked, options) => customers.sendShipperInformationRequest({ id, ...asked }, options)}
      onClose={onClose}
    >
      <ChecklistField
        name="steps"
        label={t('askedSteps')}
        required
        options={askableSteps.map((step) => ({ value: step, label: form(`${step}Step`) }))}
      />
      <TextareaField name="question" label={t('question')} help={t('questionHelp')} required rows={4} maxLength={500} />
    </CustomerDecision>
  );
}

export function SuspendDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, registeredName: name } = useReviewed();
  return (
    <CustomerDecision
      title={t('suspendTitle', { name })}
      text={t('suspendText')}
      schema={suspension}
      initial={{ reason: '' }}
      confirm={t('suspend')}
      danger
      done={t('suspendedDone', { name })}
      decide={({ reason }, options) => customers.suspendShipper({ id, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} help={t('staffReasonHelp')} required rows={3} maxLength={500} />
    </CustomerDecision>
  );
}

export function ReopenDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, registeredName: name } = useReviewed();
  return (
    <CustomerDecision
      title={t('reopenTitle', { name })}
      text={t('reopenText')}
      schema={reopening}
      initial={{ reason: '' }}
      confirm={t('reopen')}
      done={t('reopenedDone', { name })}
      decide={({ reason }, options) => customers.reopenShipper({ id, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} help={t('staffReasonHelp')} rows={3} maxLength={500} />
    </CustomerDecision>
  );
}

/** Withdraws an application, or closes a customer that was approved: what there is decides which of them it is. */
export function CloseDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, standing, registeredName: name } = useReviewed();
  const words =
    standing === null
      ? (['withdrawTitle', 'withdrawText', 'withdraw', 'withdrawnDone'] as const)
      : (['closeTitle', 'closeText', 'close', 'closedDone'] as const);
  const [title, text, confirm, done] = words;
  return (
    <CustomerDecision
      title={t(title, { name })}
      text={t(text)}
      schema={closing}
      initial={{ reason: '' }}
      confirm={t(confirm)}
      danger
      done={t(done, { name })}
      decide={({ reason }, options) => customers.deleteShipper({ id, reason }, options)}
      onClose={onClose}
    >
      <TextareaField name="reason" label={t('reason')} help={t('staffReasonHelp')} rows={3} maxLength={500} />
    </CustomerDecision>
  );
}
