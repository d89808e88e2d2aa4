import { Ban, Check, Pencil, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type CreditChangeRecord, creditService } from '#modules/parties/credit/contract.ts';
import { creditDeskTexts } from '#modules/parties/credit/messages/desk/index.ts';
import { creditFailureTexts } from '#modules/parties/credit/messages/failures/index.ts';
import { needsAcceptance } from '#modules/parties/credit/rules.ts';
import { creditChange } from '#modules/parties/credit/status.ts';
import { credit, useMayCredit } from './calls.ts';
import { creditPath } from './paths.ts';

const operations = creditService.operations;
const approval = operations.approveShipperCreditChange.input.pick({ comment: true });
const reasoned = operations.rejectShipperCreditChange.input.pick({ reason: true });
const recipient = operations.sendShipperCreditChange.input.pick({
  recipientName: true,
  email: true,
  mobileNumber: true,
});
const Field = fieldsFor<typeof recipient>();

/** What can be done with a change, as far as its state and the person's rights go. */
export function useCreditChangeDecisions(record: CreditChangeRecord): readonly Decision[] {
  const [upkeep, cancel, approvals] = [useUpkeep(record), useCancellation(record), useApprovals(record)];
  const [revise, send] = upkeep;
  return offered(creditChange, record.status, [revise, cancel, send, ...approvals]);
}

function useUpkeep({ id, registeredName: name, recipientName, email, mobileNumber }: CreditChangeRecord) {
  const t = useTexts(creditDeskTexts);
  return [
    {
      event: 'revise',
      may: useMayCredit('putShipperCreditChange'),
      icon: Pencil,
      title: t('edit'),
      does: { path: `${creditPath(id)}?tab=edit` },
    },
    {
      event: 'accept',
      may: useMayCredit('sendShipperCreditChange'),
      icon: Send,
      title: t('sendAgain'),
      does: asks({
        title: t('sendTitle', { name }),
        text: t('sendText'),
        schema: recipient,
        initial: { recipientName, email, mobileNumber },
        done: t('sentDone', { email }),
        decide: (person, options) => credit.sendShipperCreditChange({ id, ...person }, options),
        fields: <RecipientFields />,
      }),
    },
  ] as const satisfies readonly Decision[];
}

function RecipientFields(): ReactNode {
  const t = useTexts(creditDeskTexts);
  return (
    <>
      <Field.Text name="recipientName" label={t('recipientName')} />
      <Field.Email name="email" label={t('email')} />
      <Field.Phone name="mobileNumber" label={t('mobileNumber')} />
    </>
  );
}

function useCancellation({ id, registeredName: name }: CreditChangeRecord): Decision<'cancel'> {
  const t = useTexts(creditDeskTexts);
  return {
    event: 'cancel',
    may: useMayCredit('deleteShipperCreditChange'),
    icon: Ban,
    title: t('cancelChange'),
    does: asksReason({
      title: t('cancelTitle', { name }),
      text: t('cancelText'),
      schema: reasoned,
      label: t('reason'),
      required: true,
      done: t('cancelledDone', { name }),
      decide: ({ reason }, options) => credit.deleteShipperCreditChange({ id, reason }, options),
    }),
  };
}

function useApprovals(record: CreditChangeRecord): readonly Decision<'reject' | 'approve'>[] {
  const t = useTexts(creditDeskTexts);
  const refusals = useTexts(creditFailureTexts);
  const formats = useFormats();
  const { id, kind, registeredName: name, newLimit, email, position, decisionBarrier, isAboveLimit } = record;
  const isAsked = needsAcceptance(kind, position.decreaseNeedsAcceptance);
  const barrier = decisionBarrier === null ? null : refusals('ownCreditProposal');
  return [
    {
      event: 'reject',
      may: useMayCredit('rejectShipperCreditChange'),
      kind: 'danger',
      barrier,
      icon: X,
      title: t('reject'),
      does: asksReason({
        title: t('rejectTitle', { name }),
        text: t('rejectText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('rejectedDone', { name }),
        decide: ({ reason }, options) => credit.rejectShipperCreditChange({ id, reason }, options),
      }),
    },
    {
      event: 'approve',
      may: useMayCredit('approveShipperCreditChange'),
      kind: 'main',
      barrier: barrier ?? (isAboveLimit ? t('aboveYourLimit') : null),
      icon: Check,
      title: t('approve'),
      does: asksReason({
        title: t('approveTitle', { name, limit: formats.money(newLimit) }),
        text: isAsked ? t('approveText', { email }) : t('approveTextUnasked'),
        schema: approval,
        field: 'comment',
        label: t('comment'),
        done: t('approvedDone', { name }),
        decide: ({ comment }, options) => credit.approveShipperCreditChange({ id, comment }, options),
      }),
    },
  ];
}
